/** Keeps the end of a list in sight: when lines are added, and when the box changes its size. */
import { onChange } from "./on-change";

export const newest = onChange((box) => {
  box.scrollTop = box.scrollHeight;
});

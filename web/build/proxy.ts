/** How the page of `make dev` reaches the server: Vite passes on what it asks. */
import type { ProxyOptions } from "vite";

interface Asked {
  headers: { host?: string | undefined; origin?: string | undefined };
}

interface PassedOn {
  setHeader(name: string, value: string): unknown;
}

/**
 * The server listens to its own pages only (src/marula/server/guard.py). The page that Vite shows passes for one; where the
 * request comes from any other site it says so still, and is refused as ever.
 */
export function passOff(server: string, passed: PassedOn, asked: Asked): void {
  const { host, origin } = asked.headers;
  if (host !== undefined && origin === `http://${host}`) passed.setHeader("origin", server);
}

/** Everything is passed on to the server at this address, sockets too. */
export function passOn(server: string): ProxyOptions {
  return {
    target: server,
    changeOrigin: true,
    ws: true,
    configure: (proxy) => {
      proxy.on("proxyReq", (passed, asked) => {
        passOff(server, passed, asked);
      });
      proxy.on("proxyReqWs", (passed, asked) => {
        passOff(server, passed, asked);
      });
    },
  };
}

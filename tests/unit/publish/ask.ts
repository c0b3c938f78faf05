import { type IncomingHttpHeaders, request } from "node:http";

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends the target as it is written: fetch would tidy dots and slashes away. */
export function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<Answer> {
  return new Promise((done, fail) => {
    request({ port, host: "127.0.0.1", path, method, headers, agent: false }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      done({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: Buffer.concat(chunks),
      });
    })
      .on("error", fail)
      .end();
  });
}

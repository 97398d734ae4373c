/**
 * `npm run dev`: one address, hot reload on both sides. Vite serves the client from source and renders pages. The
 * server runs as a child process that Node restarts when its files change, while the database stays up.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { createServer as createVite } from 'vite';
import { startEmbeddedPostgres } from '#server/db/embedded.ts';
import { localKeyOf, localLink } from '#server/http/local-only.ts';
import { readOrCreateSessionSecret } from '#server/lib/secrets.ts';
import { readEnv } from '#server/env.ts';
import { contentDir } from './build/content-plugins.ts';
import { isAdminsBrowser, renderDevAdmin } from './build/dev-admin.ts';
import { renderDevPage } from './build/dev-page.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
const env = readEnv();
const embedded = env.databaseUrl ? undefined : await startEmbeddedPostgres(env.dataDir);
const apiPort = env.port + 1;
const secrets = env.sessionSecrets ?? [await readOrCreateSessionSecret(env.dataDir)];

const startApi = () =>
  spawn(
    process.execPath,
    [
      ...['--watch', '--watch-preserve-output', path.resolve(import.meta.dirname, '../server/index.ts'), '--api-only'],
      ...(embedded ? ['--built-in-database'] : []),
    ],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        DATABASE_URL: env.databaseUrl ?? embedded!.url,
        SESSION_SECRET: secrets.join(','),
        BASE_URL: env.baseUrl,
        HOST: '127.0.0.1',
        PORT: String(apiPort),
      },
    },
  );

let api = startApi();

const server = http.createServer();
const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });

// Node restarts the server for changes in modules it imports, but not for content, which is read from files.
let isRestarting = false;
vite.watcher.on('all', (_event, file) => {
  if (!file.startsWith(contentDir)) return;
  if (isRestarting) return;
  isRestarting = true;
  api.once('exit', () => {
    if (server.listening) api = startApi();
    isRestarting = false;
  });
  api.kill('SIGTERM');
});

server.on('request', (req, res) => {
  const url = req.url ?? '/';
  if (
    /^\/(trpc|download|calendar|unsubscribe|newsletter|sandbox|visit|webhooks|dev\/|admin\/export|livez|readyz|metrics)/.test(
      url,
    )
  )
    return forward(req, res);
  vite.middlewares(req, res, () => {
    renderDev(req, url).then(
      ({ html, status, headers }) =>
        res.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', ...headers }).end(html),
      (error: Error) => {
        vite.ssrFixStacktrace(error);
        res.writeHead(500, { 'Content-Type': 'text/plain' }).end(error.stack);
      },
    );
  });
});

/** As in the built site, only admins get the admin app; for everyone else, its URLs don't exist. */
async function renderDev(req: http.IncomingMessage, url: string): ReturnType<typeof renderDevPage> {
  const isAdmin = /^\/admin(\/|\?|$)/.test(url) && (await isAdminsBrowser(`http://127.0.0.1:${apiPort}`, req.headers));
  return isAdmin
    ? { html: await renderDevAdmin(vite, url), status: 200, headers: { 'Cache-Control': 'no-store' } }
    : renderDevPage(vite, { url, retention: env.retention, withSamples: env.mode === 'embedded' });
}

/** While the server restarts, requests wait and retry instead of failing. */
function forward(req: http.IncomingMessage, res: http.ServerResponse, body?: Buffer, triesLeft = 20): void {
  if (!body) {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => forward(req, res, Buffer.concat(chunks), triesLeft));
    return;
  }
  const upstream = http.request(
    { host: '127.0.0.1', port: apiPort, method: req.method, path: req.url, headers: req.headers },
    (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    },
  );
  upstream.on('error', () => {
    if (res.headersSent || triesLeft === 0) return void res.destroy();
    setTimeout(() => forward(req, res, body, triesLeft - 1), 250);
  });
  res.on('close', () => upstream.destroy());
  upstream.end(body);
}

const address = `http://localhost:${env.port}`;
server.listen(env.port, env.host, () =>
  process.stdout.write(
    `\n  Development: ${address}\n  Mailbox and test payments: ${address}${localLink(localKeyOf(secrets[0]!))}\n\n`,
  ),
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.closeAllConnections();
    server.close();
    const gone = new Promise<void>((resolve) =>
      api.exitCode === null ? api.once('exit', () => resolve()) : resolve(),
    );
    api.kill('SIGTERM');
    void Promise.all([gone, vite.close()])
      .then(() => embedded?.stop())
      .then(() => process.exit(0));
  });
}

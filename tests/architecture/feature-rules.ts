/** Inside and between the features of the server. */
import { featureOf, importRule, type Problem, type Rule } from './rule.ts';
import type { Source } from './source.ts';
import { knotsOf } from './graph.ts';

/** The closed vocabulary: what a file may be, and which files of its own feature it may use. */
const roles: Record<string, string[]> = {
  router: ['service', 'policy', 'present'],
  jobs: ['service'],
  service: ['repo', 'policy', 'prompts', 'progress'],
  progress: ['repo'],
  repo: [],
  policy: [],
  present: [],
  prompts: [],
};

const hints: Record<string, string> = {
  router: 'a router is the contract: kind of procedure, input, one call of the service, presenter',
  jobs: 'a handler calls its service, which also serves procedures, webhooks and scripts',
  service:
    'a service holds the rule and asks repo and policy; shaping the answer is the router’s and present.ts’s part',
  progress: 'it follows rows, by way of the repo',
  repo: 'a repo speaks to the database and to nobody else',
  policy: 'a policy decides from what it is given',
  present: 'a presenter names the fields that leave and asks nobody',
  prompts: 'a prompt is text made from what it is given',
};

const directions = importRule(
  'inside a feature: router -> service, policy, present; jobs -> service; service -> repo',
  (file, { target, isTypeOnly }) => {
    const own = featureOf(file);
    const other = featureOf(target);
    if (own?.side !== 'server' || other?.side !== 'server' || own.noun !== other.noun || isTypeOnly) return;
    if (!roles[own.role] || roles[own.role]!.includes(other.role)) return;
    return `${own.noun}/${own.role}.ts may not import ${other.role}.ts: ${hints[own.role]}`;
  },
);

const neighbours = importRule('between features: service to service, and none calls admin', (file, { target }) => {
  const own = featureOf(file);
  const other = featureOf(target);
  if (own?.side !== 'server' || other?.side !== 'server' || own.noun === other.noun) return;
  if (other.noun === 'admin')
    return `${own.noun} may not import from admin: admin may call every feature and is called by none`;
  if (own.role === 'service' && other.role === 'service') return;
  return `${file} may not import ${target}: features meet service to service; call a function of ${other.noun}/service.ts from ${own.noun}/service.ts`;
});

const closedVocabulary: Rule = {
  name: 'files of a server feature have one of the agreed names',
  check: (sources) =>
    sources.flatMap(({ path }) => {
      const own = featureOf(path);
      if (own?.side !== 'server' || roles[own.role.replace(/\.(test|fixture)$/, '')]) return [];
      const says = `${path} is no name a feature knows: ${Object.keys(roles).join(', ')} (and their tests); put it in one of these, in server/lib or in an adapter, or decide on a new name in ARCHITECTURE.md`;
      return [{ file: path, line: 1, says }];
    }),
};

const servicesKnowNoHttp = importRule(
  'services, repos and policies know no request, session or tRPC',
  (file, { target }) => {
    const own = featureOf(file);
    if (own?.side !== 'server' || own.role === 'router' || own.role.includes('.')) return;
    if (!/^server\/(trpc|http)\/|^server\/lib\/session\.ts$|^@trpc\//.test(target)) return;
    return `${file} may not import ${target}: below the router nobody knows who is asking over which wire; pass ids in and throw AppError`;
  },
);

/** Services that call each other in a ring are one feature in two folders. */
function ringProblems(sources: Source[]): Problem[] {
  const edges = new Map<string, Set<string>>();
  for (const source of sources) {
    const own = featureOf(source.path);
    if (own?.side !== 'server') continue;
    for (const { target } of source.imports) {
      const other = featureOf(target);
      if (other?.side !== 'server' || other.noun === own.noun) continue;
      edges.set(own.noun, (edges.get(own.noun) ?? new Set()).add(other.noun));
    }
  }
  return knotsOf(edges).map((nouns) => ({
    file: `server/features/${nouns[0]}`,
    line: 1,
    says: `the features ${nouns.join(', ')} call each other in a ring: move what they share into the one that owns the fact`,
  }));
}

export const featureRules: Rule[] = [
  directions,
  neighbours,
  { name: 'features call each other without rings', check: ringProblems },
  closedVocabulary,
  servicesKnowNoHttp,
];

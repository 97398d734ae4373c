// How good are the written profiles? Scores them over the businesses in businesses.json. Plain node, no dependencies; see README.md.
import http from 'node:http';
import https from 'node:https';
import fs from 'node:fs';

// ---------- reading a profile ----------
const planKeys = ['businessAnalysis', 'strategies', 'automations', 'roadmap'];
const asRegex = (source) => (source instanceof RegExp ? source : new RegExp(source, 'i'));
function strings(value, path, out) {
  if (typeof value === 'string') {
    if (value.trim()) out.push({ path, text: value });
  } else if (Array.isArray(value)) value.forEach((one, i) => strings(one, `${path}.${i}`, out));
  else if (value && typeof value === 'object')
    for (const [key, one] of Object.entries(value)) strings(one, path ? `${path}.${key}` : key, out);
  return out;
}
export const planItems = (profile) => planKeys.flatMap((key) => strings(profile[key], key, []));
export const promptItems = (profile) =>
  Object.entries(profile.platformPrompts ?? {}).flatMap(([platform, list]) =>
    (Array.isArray(list) ? list : []).map((one, i) => ({
      path: `platformPrompts.${platform}.${i}`,
      text: [one.title, one.prompt, one.useCase].filter(Boolean).join('\n'),
    })),
  );

// ---------- words ----------
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const words = (text) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const norm = (text) => words(text).join(' ');
const stop = new Set(
  words(`a an and are as at be been being but by can do does did for from had has have he her his how i if in into is it its just like
 me more most my new no not of off on one only or other our out over own per she so some such than that the their them then there these they this those
 to too two three up us very was we were what when where which while who why will with would you your yours about after all also any around because before
 both each every few get gets give go good great here last less let long make makes many may much must need needs never now once open people week weeks
 day days time times first next best better business company customer customers client clients work works working want wants way well year years month
 home page use used using service services help helps thing things lot lots really kind since through still take takes tell them back same say says
 local area place town city state small big little right keep end start show name ask answer answers call line owner job done day offer
 de la el los las un una unos unas y o que en con por para su sus se del al lo le les es son no si mas como pero muy mi mis nos nuestro nuestra nuestros
 nuestras ya ha han hay ser estar este esta esto esos cada todo toda todos todas sobre entre desde hasta sin negocio empresa cliente clientes servicio
 servicios semana dia dias ano anos mes meses florida texas california ohio georgia york carolina arizona north south west east new san los st usa`),
);
const stem = (word) => {
  const s = word.length > 4 ? word.replace(/(?:ings?|ers?|ed|es|s)$/, '') : word.replace(/s$/, '');
  return s.length > 5 ? s.slice(0, 5) : s;
};
const contentStems = (text) =>
  new Set(
    words(text)
      .filter((w) => (w.length > 2 || /^\d\d/.test(w)) && !stop.has(w))
      .map(stem),
  );

/** Groups of related ideas: a quote and a text that both match the same group are related although they share no word. */
const ideaGroups = [
  /\brefer|word of mouth|recommend|who sent|sent you|pass(?:es)? (?:it )?on|introduc|boca (?:en|a) boca|recomend|refier/,
  /google|search|\bmaps?\b|\bseo\b|\brank|keyword|buscador|busqued/,
  /instagram|\big\b|facebook|\bfb\b|tiktok|social media|\bsocial\b|reels?\b|youtube|pinterest|\bposts?\b|\bposting\b|follower|linkedin|nextdoor|twitter|whatsapp|redes sociales|@\w/,
  /website|web page|\bsite\b|\.(?:com|org|net|co|io|shop|us|biz)\b|https?:|www|landing page|one page|start page|home page|pagina|sitio/,
  /e-?mail|newsletter|\bcorreo|mailing list/,
  /\btexts?\b|texting|\bsms\b|whatsapp|mensaje/,
  /\bads?\b|\bpaid\b|ad budget|ad spend|anuncio/,
  /flyer|\bevents?\b|printed|leaflet|mailbox|postcard|door hanger|yard sign|folleto|volante|\bevento|feria|booth|trade show/,
  /\bleads?\b|inquir|\brequests?\b|prospect|new (?:customers|clients|members|donors)|\bquotes?\b|consultas? nueva|contact form|mas clientes/,
  /calendar|\bbook(?:ed|ing|ings|s)?\b|\bslots?\b|appointment|schedul|half-days|free times|open times|empty|agenda|\bcitas?\b/,
  /reviews?\b|\bstars?\b|ratings?\b|resena|testimonial/,
  /\bback\b|\bagain\b|\breturn|repeat|former|last visit|rebook|loyal|one-time|regres|vuelv|volver/,
  /automat|save time|minutes|by itself|by themselves|remind|without typing|voice agent|phone assistant|ahorr/,
  /launch|announce|introduc|\bpilot\b|lanza|estren/,
  /\$\s?\d|\bpric(?:e|es|ing)\b|\bcosts?\b|\brates?\b|\bfees?\b|precio|\bcobr/,
  /\bhours?\b|\bclosed?\b|weekends?|weekdays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|at night|overnight|horario|cerrad|abier/,
  /season|summer|winter|\bspring\b|\bfall\b|holiday|christmas|xmas|thanksgiving|temporada|navidad|verano/,
  /wait ?list|waiting list|fully booked|capacity|booked solid|sold out|sells? out|lista de espera|cupo/,
  /\bphone|voice|receptionist|\bcalls?\b|llamad|telefono/,
  /spanish|espanol|bilingu/,
  /licen[cs]e|certif|insured|bonded|permit|accredit|credential/,
  /hipaa|complian|\brules?\b|\bregulat|consent|privacy|disclos|confidential/,
  /nothing yet|no marketing|not yet|from scratch|nada todavia|\bbegin\b|\bstart from\b/,
];
export function related(quote, text, businessName) {
  const cut = (value) => plain(value).replaceAll(plain(businessName), ' ');
  const q = cut(quote),
    t = cut(text);
  const stems = contentStems(t);
  for (const one of contentStems(q)) if (stems.has(one)) return true;
  // Of a long answer the screen shows the beginning only, so a related idea has to stand there; a shared word may stand anywhere.
  const shown = q.slice(0, 60);
  return ideaGroups.some((group) => group.test(shown) && group.test(t));
}

// ---------- owner's words, restated prohibitions ----------
const answersOf = (one) =>
  [one.answers.desc, one.answers.aud, one.answers.mk, one.answers.web, one.answers.name, one.answers.business].filter(
    Boolean,
  );
const quoted = /“[^”]{2,}”|"[^"\n]{2,}"|«[^»]{2,}»|(?<=^|[\s(])['‘][^'’\n]{4,}['’](?=[\s.,;:!?)]|$)/g;
function withoutOwnerWords(text, one, run, minQuoteWords = 1) {
  const owner = answersOf(one).map(norm);
  let left = text.replace(quoted, (span) => {
    const inner = norm(span.slice(1, -1).replace(/[….]+$/, ''));
    return inner && inner.split(' ').length >= minQuoteWords && owner.some((o) => ` ${o}`.includes(` ${inner}`))
      ? ' “” '
      : span;
  });
  const grams = new Set(
    owner.flatMap((o) => {
      const w = o.split(' ');
      return w.length < run
        ? w.length >= 3
          ? [o]
          : []
        : w.slice(0, w.length - run + 1).map((_, i) => w.slice(i, i + run).join(' '));
    }),
  );
  const sizes = new Set([run, ...[...grams].map((g) => g.split(' ').length)]);
  const spots = [...left.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((m) => ({
    at: m.index,
    end: m.index + m[0].length,
    w: norm(m[0]),
  }));
  const drop = new Array(spots.length).fill(false);
  // Words on both sides of a full stop aren't the owner's words in a row.
  const isRun = (i, n) => n === 1 || !/[.!?;\n]/.test(left.slice(spots[i].at, spots[i + n - 1].at));
  for (const n of sizes)
    for (let i = 0; i + n <= spots.length; i++)
      if (
        isRun(i, n) &&
        grams.has(
          spots
            .slice(i, i + n)
            .map((s) => s.w)
            .join(' '),
        )
      )
        drop.fill(true, i, i + n);
  for (let i = spots.length - 1; i >= 0; i--) if (drop[i]) left = left.slice(0, spots[i].at) + left.slice(spots[i].end);
  return left;
}
const before =
  /\b(?:no(?![- ]?(?:shows?|matter|later|longer than|risk))|not(?! (?:only|just))|never|nor|neither|without|avoid\w*|exclud\w*|exclusions?|excluding|instead of|rather than|skip\w*|leave out|leaves out|turn(?:s|ed|ing)? (?:away|down)|declin\w*|refus\w*|don['’]?t|doesn['’]?t|do not|isn['’]?t|aren['’]?t|won['’]?t|can['’]?t|cannot|outside|omit\w*|forbid\w*|forbidden|except|negative|ban(?:s|ned)?|prohibit\w*|stay(?:s)? (?:off|away)|keep(?:s)? (?:off|away|out)|drop|remove|strip|closed|unless|free of|off-limits|nunca|jamas|sin|evit\w*|excepto|ni|cerrad\w*|fuera de|nada de|refer(?:s|red)? (?:out|elsewhere|people)|send(?:s)? elsewhere|delete|ignore|reject\w*|warn\w*|steer clear|beyond|tampoco|excluy\w*|less|zero|bar(?:s|red)? (?:asking|any|the|us)|restrict\w*|only (?:where|when|if|with|after|for those)|respect\w*|before (?:you|anyone) (?:use|say))\b/iu;
const after =
  /^[^.!?;\n]{0,50}?\b(?:(?:are|is|was|were|stays?|remains?|gets?|will be) (?:never|not|no|out|closed|excluded|declined|turned|refused|off)|(?:are|is)n['’]?t|never|not (?:offered|served|taken|part|something|for us|what|included|available|a service|accepted|done)|no se |we (?:do not|don['’]t)|you (?:do not|don['’]t)|do not belong|does not belong|stays? out|off the table|off-limits|excluded|elsewhere|closed|only (?:where|when|if|with|after)|bans?|restrictions?|prohibited)\b/iu;
/** @returns the sentences of an item that use a pattern and are neither the owner's own words nor a restated prohibition. */
export function violations(item, rule, one) {
  const re = asRegex(rule.re); // A question in quotation marks (“Do you take cats?”) asserts nothing: its answer may be no.
  const text = withoutOwnerWords(
    item.text.replace(quoted, (span) => (/\?.$/u.test(span) ? ' “” ' : span)),
    one,
    5,
  ).replaceAll(one.answers.business, ' ');
  const found = [];
  for (const sentence of text.split(/(?<=[.!?;])\s+|\n+/)) {
    for (const m of sentence.matchAll(new RegExp(re.source, 'giu'))) {
      const head = sentence
        .slice(Math.max(0, m.index - 110), m.index)
        .split(/\bbut\b/i)
        .at(-1);
      if (before.test(plain(head)) || after.test(sentence.slice(m.index + m[0].length))) continue;
      if (rule.allow && asRegex(rule.allow).test(sentence)) continue;
      found.push(sentence.trim());
      break;
    }
  }
  return found;
}

// ---------- language ----------
const es = new Set(
  'de la el los las que y en con por para su sus una un del al se es lo como más cada tu tus hay sin pero cuando donde esta este quien les'.split(
    ' ',
  ),
);
const en = new Set(
  'the and of to with for your a is in that on it at or who you from by an as when be are people this one what before after'.split(
    ' ',
  ),
);
export function languageOf(text) {
  let e = 0,
    n = 0;
  for (const w of text.toLowerCase().match(/[\p{L}]+/gu) ?? []) {
    if (es.has(w)) e++;
    if (en.has(w)) n++;
  }
  return e + n < 4 ? undefined : e > n ? 'es' : 'en';
}

// ---------- thin answers ----------
const honest =
  /\b(?:tell (?:us|me)|you (?:did not|didn['’]t|have not|haven['’]t) (?:say|said|tell|told|name|named|describe|described|mention|mentioned|give|given|answer|answered)|(?:we|i) (?:do not|don['’]t) (?:yet )?know|do not know yet|not (?:enough|known yet|clear yet)|once (?:you|we) (?:tell|know|fill|describe|say)|too (?:little|short|few|vague)|more detail|say (?:more|what you)|without knowing|(?:is|are|was) missing|still missing|to be filled|fill (?:this |it )?in|starter|placeholder|assum\w+|guess\w*|finish (?:your|the) answers|describe (?:what|your)|answer (?:again|the question)|provisional|not specific|could not read|nonsense|does not (?:say|tell)|unclear|no dijiste|no sabemos|cu[ée]ntanos|falta)\b/i;
const flag =
  /^(?:thin|needsMore|needsInput|incomplete|missing|gaps|openQuestions|questions|confidence|provisional|weakAnswers|askFor|unknown|unknowns|notice|notes)$/i;
export function honestMarks(profile) {
  const structural = Object.entries(profile)
    .filter(
      ([key, value]) =>
        flag.test(key) &&
        value &&
        value !== 'high' &&
        !(Array.isArray(value) && value.length === 0) &&
        !(typeof value === 'number' && value > 0.5),
    )
    .map(([key]) => key);
  const items = planItems(profile).filter((item) => honest.test(item.text)).length;
  return { structural, items };
}

// ---------- scoring ----------
export const weights = { trade: 20, never: 30, must: 20, because: 15, language: 5, distinct: 10 };
const sentencesOf = (profile, one) => {
  const hide = [
    ...new Set(
      [
        one.answers.business,
        one.answers.aud,
        one.answers.mk,
        one.answers.web,
        ...(one.towns ?? []),
        one.answers.name?.split(' ')[0],
      ].filter((v) => v && v.length > 2),
    ),
  ].sort((a, b) => b.length - a.length);
  return planItems(profile)
    .flatMap((item) => item.text.split(/(?<=[.!?])\s+/))
    .filter((s) => s.split(/\s+/).length > 4)
    .map((s) => {
      let left = plain(s);
      for (const value of hide) left = left.replaceAll(plain(value), '_');
      return left.replace(/\s+/g, ' ').trim();
    });
};
export function sentenceTable(cases, profileOf) {
  const seen = new Map();
  for (const one of cases) {
    const p = profileOf(one);
    if (!p?.profile || one.thin) continue;
    for (const s of new Set(sentencesOf(p.profile, one))) seen.set(s, (seen.get(s) ?? 0) + 1);
  }
  return seen;
}
const stepAnswer = (one, id) =>
  ({
    business_description: one.answers.desc,
    business_name: one.answers.business,
    target_audience: one.answers.aud,
    current_marketing: one.answers.mk,
    website_social: one.answers.web,
    name_input: one.answers.name,
    goals: (one.answers.goals ?? []).join(', '),
  })[id];

/** @returns points by dimension and what was found, for one business. `got` is { profile } or { refused } or { error }. */
export function scoreOne(one, got, table) {
  const out = {
    id: one.id,
    kind: one.kind,
    slug: '-',
    points: {},
    total: 0,
    hits: [],
    because: [0, 0],
    facts: [0, 0],
    same: [0, 0],
    tradeOk: false,
    notes: [],
    badBecause: [],
  };
  const end = () => {
    out.total = Object.values(out.points).reduce((a, b) => a + b, 0);
    return out;
  };
  if (got?.refused && one.thin) {
    out.slug = 'asked for more';
    out.tradeOk = true;
    for (const k of Object.keys(weights)) out.points[k] = weights[k];
    out.facts = [1, 1];
    return end();
  }
  if (!got?.profile) {
    out.notes.push(got?.error ?? got?.refused ?? 'no profile');
    for (const k of Object.keys(weights)) out.points[k] = 0;
    out.facts = [0, one.thin ? 1 : one.must.length];
    return end();
  }
  const p = got.profile,
    plan = planItems(p),
    prompts = promptItems(p),
    everything = [...plan, ...prompts];
  // trade
  const slug = p.trade?.slug ?? '';
  out.slug = slug;
  const tradeName = `${p.trade?.name ?? ''} ${slug}`;
  const general = /general|unknown|other|local-business/.test(slug) || slug === '';
  const called = one.trade.name ? asRegex(one.trade.name) : undefined;
  if ((one.trade.slugs ?? []).includes(slug) || (called && called.test(plain(tradeName)))) out.tradeOk = true;
  else if (general && called) {
    const speaks = (item) =>
      called.test(plain(withoutOwnerWords(item.text, one, 4).replaceAll(one.answers.business, ' ')));
    out.tradeOk = plan.filter(speaks).length >= 3 && prompts.filter(speaks).length >= prompts.length * 0.25;
  }
  out.points.trade = out.tradeOk ? weights.trade : general && !one.trade.listed ? weights.trade * 0.4 : 0;
  // An empty page breaks no rule, so a profile much smaller than usual (20 plan items, 150 prompts) earns its share only.
  const full = one.thin ? 1 : Math.min(1, plan.length / 20, prompts.length / 150);
  // never
  const rules = one.never ?? [];
  let kept = 0;
  for (const rule of rules) {
    const hits = everything.flatMap((item) =>
      violations(item, rule, one)
        .slice(0, 1)
        .map((sentence) => ({ path: item.path, sentence })),
    );
    if (hits.length) out.hits.push({ why: rule.why, count: hits.length, sample: hits.slice(0, 3) });
    kept += hits.length === 0 ? 1 : hits.length <= 2 ? 0.5 : 0;
  }
  out.points.never = full * (rules.length ? (weights.never * kept) / rules.length : weights.never);
  // must, or honesty about thin answers
  if (one.thin) {
    const marks = honestMarks(p);
    const ok = marks.structural.length > 0 || marks.items >= 2;
    out.facts = [ok ? 1 : 0, 1];
    out.points.must = ok ? weights.must : 0;
    if (!ok) out.notes.push('weak answers, and nothing says so');
  } else {
    const inPlan = plan.map((i) => withoutOwnerWords(i.text, one, 8, 4)).join('\n'),
      inPrompts = prompts.map((i) => withoutOwnerWords(i.text, one, 8, 4)).join('\n');
    let have = 0;
    const missing = [];
    for (const fact of one.must) {
      const re = asRegex(fact.re);
      if (re.test(inPlan)) have += 1;
      else if (re.test(inPrompts)) have += 0.5;
      else missing.push(fact.what);
    }
    out.facts = [have, one.must.length];
    out.points.must = (weights.must * have) / Math.max(1, one.must.length);
    if (missing.length) out.notes.push(`facts not used: ${missing.join(', ')}`);
  }
  // because
  const because = p.because ?? {};
  let good = 0,
    all = 0;
  for (const [path, list] of Object.entries(because)) {
    const target = path.split('.').reduce((o, k) => o?.[k], p);
    const text =
      typeof target === 'string'
        ? target
        : target
          ? strings(target, '', [])
              .map((s) => s.text)
              .join(' ')
          : '';
    if (!text) continue;
    for (const entry of Array.isArray(list) ? list : [list]) {
      const quote =
        typeof entry === 'string'
          ? (stepAnswer(one, entry) ?? (/^[a-z]+_[a-z_]+$/.test(entry) ? '' : entry))
          : (entry?.quote ?? entry?.text ?? entry?.answer ?? stepAnswer(one, entry?.stepId ?? entry?.step) ?? '');
      if (!quote) continue;
      all++;
      const isName = norm(quote) === norm(one.answers.business);
      const ok = one.thin
        ? !one.weakSteps?.includes(typeof entry === 'string' ? entry : entry?.stepId) &&
          related(quote, text, isName ? '\u0000' : one.answers.business)
        : isName
          ? norm(text).includes(norm(quote))
          : related(quote, text, one.answers.business);
      if (ok) good++;
      else out.badBecause.push({ path, quote: quote.slice(0, 80), text: text.slice(0, 140) });
    }
  }
  out.because = [good, all];
  out.points.because =
    one.thin && all === 0
      ? weights.because
      : all === 0
        ? weights.because / 3
        : weights.because * (good / all) * Math.min(1, all / 10);
  // language
  const langs = [].concat(one.language ?? 'en');
  const share = (items) => {
    let n = 0,
      of = 0;
    for (const i of items) {
      const l = languageOf(withoutOwnerWords(i.text, one, 4));
      if (l) {
        of++;
        if (langs.includes(l)) n++;
      }
    }
    return of ? n / of : 1;
  };
  const planShare = share(plan),
    promptShare = share(prompts);
  out.points.language =
    full * ((planShare >= 0.9 ? 3 : 3 * planShare * 0.5) + (promptShare >= 0.8 ? 2 : 2 * promptShare * 0.5));
  if (planShare < 0.9) out.notes.push(`language: ${Math.round(planShare * 100)}% of the plan is in ${langs.join('/')}`);
  // distinct
  const own = sentencesOf(p, one);
  const asksForMore = one.thin && out.points.must > 0; // owners who said nothing may all read the same request
  const shared = asksForMore ? 0 : own.filter((s) => (table.get(s) ?? 0) > (one.thin ? 0 : 1)).length;
  out.same = [shared, own.length];
  out.points.distinct = full * (own.length ? weights.distinct * (1 - shared / own.length) : 0);
  return end();
}
export function report(cases, results, { verbose = false, print = console.log } = {}) {
  const pct = (a, b) => (b ? (100 * a) / b : 0).toFixed(1);
  const f = (v, n) => v.toFixed(1).padStart(n);
  print(
    `${'business'.padEnd(24)} ${'kind'.padEnd(10)} ${'trade found'.padEnd(20)}  total  trade never  must becau  lang  dist  broken rules`,
  );
  for (const r of results) {
    print(
      `${r.id.slice(0, 24).padEnd(24)} ${r.kind.padEnd(10)} ${(r.slug + (r.tradeOk ? '' : ' ✗')).slice(0, 20).padEnd(20)} ${f(r.total, 6)} ${f(r.points.trade, 6)} ${f(r.points.never, 5)} ${f(r.points.must, 5)} ${f(r.points.because, 5)} ${f(r.points.language, 5)} ${f(r.points.distinct, 5)}  ${r.hits.map((h) => `${h.why} ×${h.count}`).join('; ')}`,
    );
    if (verbose) {
      for (const h of r.hits)
        for (const s of h.sample) print(`      ! ${h.why} @${s.path}: ${s.sentence.slice(0, 220)}`);
      for (const n of r.notes) print(`      - ${n}`);
      for (const b of r.badBecause.slice(0, 2)) print(`      ? because “${b.quote}” -> ${b.text}`);
    }
  }
  const n = results.length,
    sum = (pick) => results.reduce((a, r) => a + pick(r), 0);
  print('');
  for (const [key, max] of Object.entries(weights))
    print(`${key.padEnd(10)} ${f(sum((r) => r.points[key]) / n, 5)} of ${max}`);
  const kinds = [...new Set(results.map((r) => r.kind))];
  print(
    `by kind: ${kinds
      .map((k) => {
        const l = results.filter((r) => r.kind === k);
        return `${k} ${(l.reduce((a, r) => a + r.total, 0) / l.length).toFixed(0)}`;
      })
      .join(', ')}`,
  );
  const score = sum((r) => r.total) / n,
    broken = results.filter((r) => r.hits.length).length;
  const last = `score ${score.toFixed(1)} of 100 (trade ${results.filter((r) => r.tradeOk).length}/${n}, businesses with a violation ${broken}/${n}, because ${pct(
    sum((r) => r.because[0]),
    sum((r) => r.because[1]),
  )}%, facts ${pct(
    sum((r) => r.facts[0]),
    sum((r) => r.facts[1]),
  )}%, identical sentences ${pct(
    sum((r) => r.same[0]),
    sum((r) => r.same[1]),
  )}%)`;
  return { score, broken, last };
}
export async function scoreAll(cases, write, options = {}) {
  const got = new Map();
  for (const one of cases) {
    try {
      got.set(one.id, await write(one));
    } catch (error) {
      got.set(one.id, { error: String(error.message ?? error).slice(0, 160) });
    }
  }
  const table = sentenceTable(cases, (one) => got.get(one.id));
  const results = cases.map((one) => scoreOne(one, got.get(one.id), table));
  return { ...report(cases, results, options), results, got };
}

// ---------- a running site ----------
let visitor = 0;
/** Walks the chat of a running site with a business's answers. @returns { profile }, or { refused } when the chat insists on a better answer. */
export function overHttp(base, folder) {
  const url = new URL(base),
    loop = /^(?:127\.|localhost$)/.test(url.hostname),
    stamp = Date.now().toString(36);
  return async (one) => {
    const file = folder && `${folder}/${one.id}.json`;
    if (file && fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8'));
    // A site on this machine counts visitors per address: every few businesses come from the next loopback address.
    const localAddress = loop
      ? `127.0.${7 + Math.floor(Number.parseInt(stamp.slice(-3), 36) % 200)}.${2 + Math.floor(visitor++ / 10)}`
      : undefined;
    const jar = {};
    const send = (method, path, body) =>
      new Promise((done, fail) => {
        const data = body === undefined ? undefined : JSON.stringify(body);
        const req = (url.protocol === 'https:' ? https : http).request(
          {
            hostname: loop ? '127.0.0.1' : url.hostname,
            port: url.port,
            path,
            method,
            localAddress,
            headers: {
              host: url.host,
              'content-type': 'application/json',
              cookie: Object.entries(jar)
                .map(([k, v]) => `${k}=${v}`)
                .join('; '),
              ...(data ? { 'content-length': Buffer.byteLength(data) } : {}),
            },
          },
          (res) => {
            for (const c of res.headers['set-cookie'] ?? []) {
              const kv = c.split(';')[0];
              const i = kv.indexOf('=');
              jar[kv.slice(0, i)] = kv.slice(i + 1);
            }
            let text = '';
            res.setEncoding('utf8');
            res.on('data', (d) => (text += d));
            res.on('end', () => {
              try {
                done(JSON.parse(text));
              } catch {
                fail(new Error(`${path} ${res.statusCode} ${text.slice(0, 120)}`));
              }
            });
          },
        );
        req.setTimeout(60_000, () => req.destroy(new Error('no answer in a minute')));
        req.on('error', fail);
        req.end(data);
      });
    const take = async (name, run) => {
      for (let i = 0; ; i++) {
        const r = await run();
        if (!r.error) return r.result.data;
        const text = JSON.stringify(r.error);
        const wait = Number(/retryAfterSec"?:(\d+)/.exec(text)?.[1] ?? 61);
        if (/RATE_LIMITED|TOO_MANY/.test(text) && i < 3 && wait <= 120)
          await new Promise((w) => setTimeout(w, wait * 1000));
        else throw new Error(`${name}: ${text.slice(0, 200)}`);
      }
    };
    const change = (name, input) => take(name, () => send('POST', `/trpc/${name}`, input));
    const ask = (name, input) =>
      take(name, () => send('GET', `/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`));
    const a = one.answers;
    const reply = {
      greeting: "Let's go",
      intro_response: 'Sounds good',
      how_it_works: 'Start the questions',
      name_input: a.name,
      business_name: a.business,
      business_description: a.desc,
      website_social: a.web ?? '',
      current_marketing: a.mk,
      target_audience: a.aud,
      goals: a.goals,
      contact_info: `${one.id}-${stamp}@example.com`,
      phone_optional: '',
      live_generation: '',
    };
    let now = await change('chat.start', {});
    const id = now.id ?? now.conversationId;
    let same = 0;
    for (let i = 0; i < 40 && now.step !== 'final_cta' && now.step !== undefined; i++) {
      const step = now.step,
        value = step in reply ? reply[step] : '';
      const r = await change('chat.answer', { conversationId: id, revision: now.revision, stepId: step, value });
      const next = r.conversation ?? now;
      same = next.step === step ? same + 1 : 0;
      now = next;
      if (same >= 3) return { refused: `the chat insists at ${step}` };
    }
    await change('profile.generate', { conversationId: id });
    for (let i = 0; i < 400; i++) {
      const s = JSON.stringify((await ask('profile.status', { conversationId: id })) ?? {});
      if (/"(?:status|state|stage)":"(?:done|ready|finished|succeeded|completed?|failed)/.test(s)) break;
      await new Promise((w) => setTimeout(w, 300));
    }
    const p = await ask('profile.get', { conversationId: id });
    const result = { profile: p.profile ?? p };
    if (file) {
      fs.mkdirSync(folder, { recursive: true });
      fs.writeFileSync(file, JSON.stringify(result));
    }
    return result;
  };
}
// ---------- self-test: made-up profiles ----------
function selftest() {
  const one = {
    id: 'self-dogs',
    kind: 'record',
    towns: ['Bend'],
    language: 'en',
    answers: {
      name: 'Al Reed',
      business: 'Reed Dog Wash',
      desc: 'Mobile dog washing in Bend. Dogs only, no cats. $55 a wash, closed on weekends.',
      web: 'reeddogwash.com',
      mk: 'Word of mouth',
      aud: 'Ranch owners',
      goals: ['Fill my calendar'],
    },
    trade: { slugs: ['pet-grooming'], listed: true },
    never: [
      { re: '\\bcats?\\b', why: 'cats' },
      { re: 'weekend hours|saturday', why: 'weekends' },
    ],
    must: [
      { re: '55', what: 'price' },
      { re: 'weekday|monday to friday', what: 'weekdays' },
      { re: 'ranch', what: 'ranch owners' },
    ],
  };
  const make = (plan, prompt, because, trade) => ({
    profile: {
      trade,
      because,
      businessAnalysis: { targetAudience: plan[0], positioning: plan[1], advantages: plan.slice(2) },
      strategies: {},
      automations: {},
      roadmap: {
        thirtyDays: Array.from(
          { length: 18 },
          (_, i) => `Step ${i + 1} is for the van and for the people of the town, in the order in which they wrote.`,
        ),
      },
      platformPrompts: {
        ads: Array.from({ length: 160 }, (_, i) => ({ title: `Ad ${i + 1}`, prompt, useCase: 'For the ads.' })),
      },
    },
  });
  const good = make(
    [
      'You wash dogs for ranch owners, and they should hear from you on weekdays, from Monday to Friday.',
      'A wash costs $55 and the van comes to the ranch, so say both in the first line of every page.',
      'Cats are not washed here. Never offer weekend hours, because the van stands still on Saturday and Sunday.',
      'Ask every ranch owner who recommends you for the name of one neighbor with a dog.',
    ],
    'Write an ad for a dog wash at $55 for the ranch owners of Bend. Exclude cats and leave out weekend hours.',
    {
      'businessAnalysis.targetAudience': ['target_audience', 'business_description'],
      'businessAnalysis.positioning': ['business_description'],
      'businessAnalysis.advantages.1': ['current_marketing'],
    },
    { name: 'Dog washing van', slug: 'pet-grooming' },
  );
  const bad = make(
    [
      'Restaurants are judged by their menu and by the kindness of the people at the door.',
      'Offer a lion cut for the cat of the house and call it a treat for the winter.',
      'Weekend hours are what people ask for, so put them at the top of the page.',
      'Open on Saturday with a cat café corner for the neighbors who like company.',
    ],
    'Write an ad for a cat spa with weekend hours and friendly faces for the people.',
    {
      'businessAnalysis.targetAudience': ['business_description', 'target_audience'],
      'businessAnalysis.positioning': ['target_audience'],
    },
    { name: 'Restaurant', slug: 'restaurant' },
  );
  const idk = {
    ...one,
    id: 'self-idk',
    thin: true,
    weakSteps: ['business_description', 'target_audience'],
    answers: { ...one.answers, desc: 'idk', aud: 'idk' },
    trade: { slugs: ['general-business'] },
    never: [{ re: 'people you want \\(', why: 'idk as audience' }],
    must: [],
  };
  const thinGood = make(
    [
      'You have not said yet what you sell, so this page is a starter and no plan.',
      'Tell us what you do and where, and the rest is written again with your words.',
    ],
    'Ask me five questions about my business before you write anything for it.',
    {},
    { name: 'Not known yet', slug: 'general-business' },
  );
  const thinBad = make(
    [
      'The people you want (idk) think of you first when a need comes up today.',
      'Keep going and add one page a month for the people in the neighborhood.',
    ],
    'Write an ad for idk in the local area with a free call and a good price.',
    { 'businessAnalysis.targetAudience': ['business_description'] },
    { name: 'Local business', slug: 'general-business' },
  );
  const spanish = { ...one, id: 'self-es', language: 'es' };
  const checks = [];
  const need = (name, ok, note) => {
    checks.push(ok);
    console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} (${note})`);
  };
  const none = new Map();
  const at = (c, p) => scoreOne(c, p, none);
  const g = at(one, good),
    b = at(one, bad);
  need('a good profile scores high', g.total >= 90 && g.hits.length === 0, g.total.toFixed(1));
  need('a bad one scores low', b.total <= 35 && b.hits.length === 2, b.total.toFixed(1));
  const empty = structuredClone(good);
  empty.profile.platformPrompts = { ads: [] };
  need(
    'a page without prompts earns no rule points',
    at(one, empty).points.never === 0,
    at(one, empty).total.toFixed(1),
  );
  need(
    'its false quotes are found',
    b.badBecause.length === b.because[1] && b.because[1] === 3,
    `${b.badBecause.length} of ${b.because[1]}`,
  );
  need(
    'saying "not known yet" for weak answers scores high',
    at(idk, thinGood).total >= 90,
    at(idk, thinGood).total.toFixed(1),
  );
  need(
    'asserting them scores low',
    at(idk, thinBad).total <= 60 && at(idk, thinBad).hits.length === 1,
    at(idk, thinBad).total.toFixed(1),
  );
  need('a chat that asks for more scores full', at(idk, { refused: 'x' }).total === 100, '100');
  need('refusing a real business scores nothing', at(one, { refused: 'x' }).total === 0, '0');
  need(
    'English for a Spanish owner loses the language points',
    at(spanish, good).points.language === 0 && g.points.language === 5,
    `${at(spanish, good).points.language}`,
  );
  const v = (text, re = '\\bcats?\\b') => violations({ path: 'x', text }, { re }, one).length;
  for (const [text, n] of [
    ['We take no cats.', 0],
    ['Never on a cat.', 0],
    ['Cats are not offered here.', 0],
    ['As you said, “Dogs only, no cats”, so say it.', 0],
    ['List exclusions: jobs, training, cats and free.', 0],
    ['Rather than cats, show dogs.', 0],
    ['Offer the cat lion cut.', 1],
    ['A no-show costs more than a cat.', 1],
    ['Not only dogs but cats too.', 1],
    ['Answer “Do you take my cat?” on the page.', 0],
    ['Our rules bar asking a cat to come.', 0],
    ['Say “cats welcome” on the page.', 1],
  ])
    need(`"${text}"`, v(text) === n, `${v(text)} found, ${n} expected`);
  for (const [q, t, ok] of [
    ['Word of mouth', 'A "who sent you?" field where people book.', true],
    ['Fill my calendar', 'Show free times next to every offer.', true],
    ['Ranch owners', 'ElevenLabs for the phone greeting, warm and calm.', false],
    ['We tune pianos in spring', 'Keep the spring season for tuning.', true],
    ['Get more reviews', 'Buy a bigger sign for the truck.', false],
  ])
    need(`“${q}” -> ${t}`, related(q, t, 'Reed Dog Wash') === ok, `${ok ? 'related' : 'not related'} expected`);
  const twin = { ...one, id: 'self-twin', answers: { ...one.answers, business: 'Lake Dog Wash', name: 'Bo Hill' } };
  const table = sentenceTable([one, twin], () => good);
  need(
    'two owners with one text are not distinct',
    scoreOne(one, good, table).points.distinct === 0,
    'all sentences shared',
  );
  console.log(`${checks.filter(Boolean).length} of ${checks.length} hold`);
  return checks.every(Boolean);
}
// ---------- command line ----------
if (process.argv[1] && import.meta.url === new URL(`file://${fs.realpathSync(process.argv[1])}`).href) {
  const option = (name) => process.argv.find((a) => a.startsWith(`--${name}=`))?.slice(name.length + 3);
  if (process.argv.includes('--selftest')) process.exit(selftest() ? 0 : 1);
  const all = JSON.parse(fs.readFileSync(option('cases') ?? new URL('./businesses.json', import.meta.url), 'utf8'));
  const only = option('only')?.split(',');
  const cases = only ? all.filter((one) => only.includes(one.id)) : all;
  // --from=file: a module whose writeProfile (or default export) takes a business and returns its profile, without a running site.
  const loaded = option('from') && (await import(new URL(option('from'), `file://${process.cwd()}/`)));
  const from = loaded && (loaded.writeProfile ?? loaded.default);
  const write = from
    ? async (one) => {
        const p = await from(one);
        return p?.profile || p?.refused ? p : { profile: p };
      }
    : overHttp(process.env.BARS_URL ?? 'http://localhost:3000', process.env.BARS_PROFILES);
  const { last } = await scoreAll(cases, write, { verbose: process.argv.includes('--verbose') });
  await loaded?.close?.();
  console.log(last);
}

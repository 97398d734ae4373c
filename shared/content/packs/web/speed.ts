import type { PackPrompt } from '../pack.ts';

/** Prompts that find out why a page is slow for real visitors, and make it faster without breaking it. */
export const speedPrompts: readonly PackPrompt[] = [
  {
    title: 'Break a slow LCP into its four parts',
    category: 'Speed',
    useCase: 'The largest element shows up late, and no one knows which part to fix.',
    prompt:
      'The Largest Contentful Paint of [page] takes [seconds] at the 75th percentile on phones. Page head and the first screen: [paste the html]. Response headers of the document: [paste the headers].\nName the likely LCP element on a 360 px and a 1440 px screen; they often differ. Then divide the time into time to first byte, resource load delay, resource load duration and element render delay, and tell me which one to measure first and how.\nLook for these causes: the hero is a CSS background or is inserted by script, so the preload scanner can’t find it; loading="lazy" on it; a fade-in that starts at opacity 0; a consent script or A/B test that hides the body; redirects before the document; fonts blocking a text LCP; fetchpriority missing, or given to five images at the same time; a preload that differs from the srcset candidate, so the file loads twice.\nGive at most four changes, each as a diff, with the part of the time it cuts and what it might slow down instead. For every change name the line in the DevTools performance panel that must be shorter afterward. If the text alone could be the LCP, say what the page would look like.',
  },
  {
    title: 'Fix an interaction that feels stuck',
    category: 'Speed',
    useCase: 'Tapping a filter or menu freezes the page, and INP is over 200 ms.',
    prompt:
      'On [page], built with [framework], this interaction is slow: [what the visitor does]. INP in the field is [milliseconds], the target is under 200. Code that runs: [paste the code].\nSplit the delay into input delay, processing, and presentation, and say which of them the code explains. Then repair in this order: do less, do it later, do it in pieces, do it elsewhere (worker).\nShow visible feedback in the next frame before the heavy part starts. Split long work with scheduler.yield and a fallback for browsers without it; a promise alone doesn’t yield. Cancel work that a newer input made useless. Check for layout thrashing (reading offsetWidth after writing styles in a loop), a state change high in the tree that renders everything, handlers of analytics tags on the same click, JSON.parse of huge storage entries, and forms that validate all fields on each key.\nA debounce hides the problem for typing, it doesn’t solve it; say where you used one. Keep the order of results right when answers overtake each other.\nGive the new code, a Playwright snippet with CPU slowed four times that measures the interaction by the Event Timing API, and the number I should expect on a cheap phone, marked as an estimate.',
  },
  {
    title: 'Hunt down every layout shift',
    category: 'Speed',
    useCase: 'The button moves the moment someone wants to press it.',
    prompt:
      'Visitors of [page] report that content jumps. Markup: [paste the html]. Styles: [paste the css]. Things that arrive late: [list of late parts].\nList every place where a shift can happen, on load and later while scrolling, and estimate its effect by height moved and how much is below it. Consider images and iframes without width and height, aspect-ratio overridden by height: auto mistakes, ads and embeds with variable sizes, web fonts with different metrics, banners pushed in at the top, skeletons of another height than the content, client-only blocks after hydration, scrollbars appearing when a dialog opens (scrollbar-gutter), sticky headers that shrink, and carousels animating top or left instead of transform.\nReserve space by min-height per breakpoint for things whose size is unknown, and tell me the typical size you assumed. Late messages overlay or go below what is being read. Shifts within 500 ms of a tap aren’t counted, yet can still annoy; mark those.\nAnswer with the patch, then a snippet using PerformanceObserver for layout-shift entries with buffered true that logs node, old and new rectangle, and skips hadRecentInput. Say which shift only real visitors with slow connections will see.',
  },
  {
    title: 'Build an image pipeline that never ships too much',
    category: 'Speed',
    useCase: 'Photos from the camera go straight onto the site.',
    prompt:
      'Set up image handling for [business name], site in [framework], hosted on [hosting]. Editors upload [kinds of images], up to 12 MB. They’re shown in these slots (with widths): [list of image slots].\nWrite a build or upload step with sharp that applies the EXIF rotation, strips metadata including GPS, converts to sRGB, makes AVIF and WebP plus one JPEG, at widths derived from the slots times 1, 2 and at most 3, and never enlarges. Screenshots and logos take a different path (lossless or SVG, sanitized). Refuse files over 50 megapixels before decoding them. File names carry a content hash, so they can be cached for a year.\nWrite a component with srcset, exact sizes per slot, width and height, decoding async, lazy below the first screen and eager with high fetch priority for exactly one hero. Crop by focal point, since faces get lost on narrow screens. Provide a placeholder color, and a decent state if the file is missing.\nCheck by a script that opens each page at 360, 768 and 1440 px and reports images whose natural width exceeds the displayed one times pixel ratio by over 30 percent. Show the bytes for one example photo in each format.',
  },
  {
    title: 'Load web fonts without a blank second',
    category: 'Speed',
    useCase: 'Text flashes, reflows or stays invisible while fonts load.',
    prompt:
      'Optimize fonts on [site address]. In use, with weights: [list of fonts]. Where each appears: [what uses them]. Languages on the site: [languages]. Current CSS: [paste the css].\nFirst cut: which weights and italics are really used, can a variable font replace three or more files, would system-ui do for the body. Then self-host as WOFF2 (check that the license allows it), subset by unicode-range and don’t lose characters in names such as Łukasz, Nguyễn or Ø, nor the currency signs, tabular figures and quotation marks of the languages listed.\nPreload only the file that the first screen needs, with type and crossorigin, as otherwise it’s fetched twice. Choose font-display per family and justify swap against optional. Define fallback faces with size-adjust and the ascent, descent and line-gap overrides so the swap moves nothing; name the browsers that ignore part of it.\nIcons: replace an icon font with inline SVG. Check synthesized bold (font-synthesis: none shows it) and text inside canvas or share-card images.\nDeliver @font-face rules, head tags, caching headers, and the subsetting command. Compare requests and kilobytes before and after; state one thing that the designer has to agree to.',
  },
  {
    title: 'Set a script budget that builds enforce',
    category: 'Speed',
    useCase: 'Each release adds 20 KB of JavaScript and no one signs off on it.',
    prompt:
      'Our [framework] site is bundled by [bundler]. These are the route bundles with sizes: [paste the bundle report]. Most visitors come to [page] on mid-range Android phones over 4G.\nPropose a budget per route for compressed script, for uncompressed script (parsing costs by that), and for the number of requests before the page can be used. Base it on a time target: usable within [seconds] on 1.6 Mbit/s and a CPU slowed four times; show your arithmetic.\nThen find what to drop: duplicate versions of a library, polyfills for browsers no one has, whole locales or icon sets, moment-style date libraries that Intl replaces, barrel files that defeat tree shaking, server-only code that slipped into the client, source maps inlined by mistake. Sort by kilobytes saved per hour of work.\nWrite the CI check: it compares with the main branch, comments the difference per route on the pull request, warns at 90 percent and fails at 100, and lets someone override with a written reason that is kept in the repository. Ignore changes under 200 bytes, which are compression noise. A new async chunk counts for the route that triggers it on load.\nFinish with the next three budgets to introduce (CSS, fonts, third parties), each with a starting figure.',
  },
  {
    title: 'Choose caching headers for each resource type',
    category: 'Speed',
    useCase: 'Visitors see yesterday’s page, or download everything again on each visit.',
    prompt:
      'Define HTTP caching for [site address], served by [web server or host]. Resources: [list of resource types]. Current response headers: [paste the headers]. Deploys happen [how often].\nMake a table with Cache-Control, ETag or Last-Modified, and Vary for: hashed assets (a year, immutable), HTML (revalidate, no long max-age), unhashed files such as favicon, robots.txt and manifest, API answers that are public, API answers of signed-in people (private, no-store where truly secret), fonts, downloads with a stable name, error pages, redirects.\nExplain the difference of no-cache and no-store in one line. Add stale-while-revalidate and stale-if-error where old content is acceptable, with a figure for each and what a visitor may see at worst. Avoid Vary on User-Agent or Cookie. A 404 for a hashed chunk right after a deploy must not be stored; keep the previous two builds of assets online. The service worker script itself is never cached long. Set-Cookie on a cacheable answer is a leak: detect it.\nWrite the configuration for the server, then eight curl commands with the header line I should see. Name the one rule that would hurt most if wrong, and how to recover once browsers have stored it.',
  },
  {
    title: 'Cache HTML at the edge safely',
    category: 'Speed',
    useCase: 'Time to first byte is 900 ms because each page is rebuilt far away.',
    prompt:
      'The pages of [site address] are rendered by [framework] in one region; visitors come from [countries]. Cookies in use: [list of cookies]. Parts that depend on the visitor: [list of personal parts]. Plan full-page caching on [cdn].\nSort routes into: same for all; same per language, currency or country; personal; and never (checkout, account, preview, anything with a token in the address). For the second group define the cache key explicitly and count the variants. Strip marketing parameters such as utm_source from the key but leave them for analytics; keep parameters that change content. Requests with a session cookie bypass, but an analytics cookie must not cause that.\nMove personal bits (name, basket count) into a small uncached request after load, with reserved space and a signed-out default. CSRF tokens and nonces baked into HTML break when cached; show where ours would be.\nInvalidate by tag when an editor publishes, with a short lifetime as safety net. Protect the origin from a stampede: request collapsing, stale while revalidating. Cover 301, 404, 500 and HEAD.\nWrite the rules, a test with two users that proves no one gets the page of someone else, and a rollback in one step.',
  },
  {
    title: 'Cut the database round trips behind a page',
    category: 'Speed',
    useCase: 'Each query takes 5 ms, yet together they keep the visitor waiting for a second.',
    prompt:
      'One request for [page] in [framework] issues about [number of queries] queries to Postgres. Log of a single request, with start and duration: [paste the query log]. Code that loads the data: [paste the code]. App and database run in [regions].\nDraw the log as a timeline: what runs one after another without needing to, what repeats with another id (N+1, often hidden in a template helper or an ORM getter), what is fetched and never shown, and how much is pure travel time. With 30 ms between app and database, forty tiny queries are slower than one heavy one; do the math for us.\nThen restructure: load related rows by one query with a list of ids, join or lateral where it reads better, run independent ones in parallel within the limit of the pool (parallel queries inside a transaction share one connection and gain nothing), select only needed columns, replace an exact total with "more than 100". Settings that rarely change are cached in memory with an expiry and a way to drop them; never cache rows that depend on permissions under a shared key.\nKeep results identical: order, ties, missing relations, deleted rows. Chunk batches over 1,000 ids.\nShow query count and wait before and after for 0, 1 and 50 items, and write a test that fails once the count grows with the number of items.',
  },
  {
    title: 'Put third-party scripts on trial',
    category: 'Speed',
    useCase: 'Chat, maps, pixels and tag managers slow the site, and each has a fan.',
    prompt:
      'These third-party scripts run on [site address]: [list of scripts]. What each is said to be for: [what they are for]. Consent tool: [consent tool]. Help me decide with evidence.\nFor each script set up a row: owner in the company, when someone last used its data, bytes, main-thread time, requests it triggers further, cookies, what breaks without it. Mark cells that you can’t know and give me the DevTools step (block the request, reload, compare) that fills them in.\nThen a verdict: remove, load on interaction (a real button that looks like the widget, which keeps the first click), load after consent, load when idle, move to the server, or keep. For the kept ones write the loading code: async or defer, no document.write, a timeout, an error path so a blocked or dead vendor never blocks a form; ad blockers are normal. Test that the site still submits orders with all of them blocked.\nTag manager: list tags without trigger limits, and who may publish. Pin a version or use integrity where the vendor supports it; self-host only if updates are handled.\nSum up as a one-page memo for the owner: what we gain in kilobytes and milliseconds, what marketing loses, and a date for the next review.',
  },
  {
    title: 'Prefetch the next page without wasting data',
    category: 'Speed',
    useCase: 'Each page is fast enough, yet moving between them still feels slow.',
    prompt:
      'Add prefetching and prerendering to [site address], a multi-page site on [server or framework]. Typical paths: [list of common paths]. Addresses that change something when opened: [list of risky addresses].\nUse speculation rules as progressive enhancement (browsers without them notice nothing) with document rules: prefetch on moderate eagerness for internal links, prerender only for the two likeliest targets. Exclude sign-out, add-to-basket, language switch, downloads, anything with a token, links marked nofollow, and say why GET links with side effects should become forms regardless.\nOn the server, recognize the Sec-Purpose header; don’t count such requests as visits, and answer 503 if load is high. In the page, delay analytics, video, A/B assignment and ads until activation (document.prerendering and the prerenderingchange event). Refresh personal data when a prerendered page becomes visible, as basket counts may be old. Extend the content security policy accordingly.\nHonor Save-Data and small devices; estimate extra requests per visit and set a ceiling. Explain why bfcache deserves attention first for Back.\nProvide the rules, header config, and a checklist in DevTools: five navigations with expected status (prefetched, prerendered, ignored).',
  },
  {
    title: 'Measure speed with real visitors',
    category: 'Speed',
    useCase: 'Lab scores are green, and people still complain.',
    prompt:
      'Write a small real-user measurement for [site address] in TypeScript with [framework], sending to [endpoint or analytics]. Metrics: LCP, INP, CLS, TTFB, using the web-vitals library with attribution.\nSend once per page view, when the page becomes hidden (visibilitychange, not unload), by sendBeacon with a fetch keepalive fallback; payload under 2 KB. Include route pattern rather than the full address, so order numbers and search words never leave the browser; device memory and connection type coarsely; whether it was a back/forward restore or a prerender; the attributed element as a short selector without text content; release version. No user id, no fingerprint.\nSample at [sample rate] by page view and store the rate for correct counts. The script loads after everything else, and its failure is silent. Discard absurd values, for instance pages opened in a background tab. Soft navigations in a single-page app need their own decision: explain what is and isn’t covered. Name browsers that lack a metric, because their visitors are missing from the figures.\nAlso write the SQL for the 75th percentile by route, device class and week, hiding groups under 100 views, and describe one chart that shows when a release made it worse.',
  },
  {
    title: 'Read a performance trace step by step',
    category: 'Speed',
    useCase: 'You recorded a waterfall and see only colored bars.',
    prompt:
      'I recorded the load of [page] with slow 4G and a CPU slowed four times. Requests in order, with start, end, size and priority: [paste the waterfall]. Long tasks over 50 ms with their top function: [list of long tasks]. Screenshots tell me: [what was visible when].\nWalk through it in time order as if I were sitting next to you. In each phase (connection, head, first paint, hero, interactive) say what the browser waits for, whether it could have started earlier, and what makes you certain. Distinguish a chain (B was discovered only by A) from contention (A and B share the line) and from a blocked main thread.\nPay attention to a late-discovered resource, too many connections to other hosts, a preload that is unused, priorities that changed, requests without compression, gaps with neither network nor CPU activity (timers, consent waits), and work after the page looks finished.\nDon’t give general advice; each statement names a row or a time stamp from my data. Where a second recording would be necessary, say with which setting.\nFinish with three hypotheses ranked by expected saving, each with an experiment of under ten minutes that would disprove it, using request blocking or local overrides before touching code.',
  },
  {
    title: 'Trim render-blocking CSS to what matters',
    category: 'Speed',
    useCase: 'A 300 KB stylesheet holds back the first paint.',
    prompt:
      'The site [site address] loads these stylesheets, given with sizes, in the head: [list of stylesheets]. Template of [page]: [paste the html]. Built with [build tool]. Reduce what blocks the first paint, without unstyled flashes.\nFirst measure coverage on five page types, at two widths, with menus opened, errors shown and the dark scheme, since rules unused on load may be needed a second later. Keep a list of class names that scripts or editors produce, or they will be purged wrongly.\nThen choose and justify one way: a single small file under about 15 KB compressed; a split by page type; or inlined critical rules with the rest loaded later. With inlining explain the cost: no caching, a CSP hash or nonce, drift as the template changes (so it must be generated, not copied). Print and wide-screen rules move behind media attributes. Replace @import chains. Don’t use the onload trick with media="print" if the policy forbids inline handlers.\nBeware of order: splitting files can change who wins in the cascade; use layers or show that specificity is unaffected.\nProduce the build configuration, kilobytes before and after per page type, and a screenshot comparison plan that would catch a lost rule in hover, focus and error states.',
  },
  {
    title: 'Cut hydration to the parts that act',
    category: 'Speed',
    useCase: 'A page of text ships 400 KB of framework code to run one menu.',
    prompt:
      'In [framework], the page [page] hydrates completely. Component tree with notes on what is interactive: [paste the component tree]. Code of the heaviest component: [paste the component].\nClassify each component: static (server only), enhanceable by HTML and CSS alone (details, popover, form post), interactive immediately, interactive when visible or on first use. For each interactive one say which data must be serialized; find props that send whole database rows, or data twice.\nPropose boundaries using what the framework offers (server components, islands, lazy boundaries), and point out traps: context providers at the root that make all below them client code, functions as props across the boundary, dates and locale numbers rendered differently on server and client, random ids, reading window or storage in render, event handlers lost on content above the boundary.\nWhat happens with a click before hydration? Links and forms must work natively; other controls show a pending state or replay. If the chunk fails to load, the page still reads well, and the error is reported once.\nMigrate in three steps, each deployable. Per step: kilobytes saved, long tasks saved (estimate), how to test with scripts disabled, and which mismatch warnings to look for in the console.',
  },
  {
    title: 'Embed videos and maps behind a facade',
    category: 'Speed',
    useCase: 'One embedded player costs more than the rest of the page combined.',
    prompt:
      'On [page] of [business name] there are these embeds: [list of embeds]. Markup: [paste the html]. Replace each with a light preview that loads the real thing on request.\nThe preview is a link to the video or map on its own site, so it works without scripts; script turns it into a button-like player that inserts the iframe. One activation must be enough: start playback after insertion where the browser allows, and move focus into the iframe, which has a title naming its content. Serve the poster image from our own host, in the right size, with width and height; no request to the vendor before activation, not even preconnect (do that on pointerenter or focus). Say in a short line that content will be loaded from [vendor], in the language of the page.\nConsider: two videos on one page (the first pauses), removed or private videos, an offline visitor, printing (address of the video as text), captions switched on by parameter, back navigation, a background hero video (poster only with Save-Data or reduced motion, muted, playsinline, under 2 MB).\nShow requests and kilobytes before and after. Write a test that fails if the page contacts any foreign host before the first click.',
  },
  {
    title: 'Make the Back button instant with bfcache',
    category: 'Speed',
    useCase: 'People go from the list to an item and back, and the list reloads every time.',
    prompt:
      'Going back to [page] reloads it rather than restoring it. Framework: [framework]. Response headers: [paste the headers]. Scripts that listen to page events or hold connections: [list of scripts].\nFind what prevents the back/forward cache. Check unload and beforeunload listeners (third-party ones too; Permissions-Policy can switch off unload), Cache-Control: no-store on pages that don’t need it, open WebSocket, WebRTC or IndexedDB transactions, unfinished fetches, window.opener from links without noopener, and iframes with any of these. Use the Application panel test and the notRestoredReasons field where it exists; say what to do in Safari and Firefox, which report less.\nRepair: close connections on pagehide and reopen on pageshow with persisted true. Then deal with the consequence, that a restored page shows old state: refresh basket count, prices, session and relative times; a signed-out visitor must not see private data of the former session after Back, so decide what those pages need. Disabled submit buttons and spinners have to be reset. Count a restore as a page view.\nGive a table of blockers by page type with fix and owner. Supply a Playwright check, and mention where automation can’t show bfcache at all.',
  },
  {
    title: 'Bring down time to first byte',
    category: 'Speed',
    useCase: 'Everything waits because the server answers after 1.5 seconds.',
    prompt:
      'Time to first byte on [page] is [milliseconds] from [city], with [server stack] hosted in [region]. The handler: [paste the code].\nSplit it up: DNS, TCP and TLS, redirects, queueing, cold start, middleware, data, render. Add Server-Timing entries around each server step (no secret names or row counts in them) and write the curl command whose variables show the network part; a far visitor pays the round trips first, so compute how many there are.\nThen improve: run independent awaits in parallel with a sensible limit; set timeouts for upstream services and render the page without the optional block; stream the head and shell early, so the browser can fetch CSS while data loads; send 103 Early Hints if the host supports it; reuse database connections (a pool in serverless has its own limits); remove redirect hops such as http to https to www to a language path.\nStreaming has a price: status code and headers are fixed once the first byte is out. Show where a 404, a redirect or a cookie must be decided before. Errors midway need a visible block, not half a document. Check that no proxy buffers or compression swallows the flush.\nAnswer with the revised handler and a timeline in milliseconds, before and expected, marking guesses with a tilde.',
  },
  {
    title: 'Render very long lists without jank',
    category: 'Speed',
    useCase: 'A list of thousands of rows scrolls in jerks or freezes the tab.',
    prompt:
      'On [page] we show up to [number of rows] of [kind of items] in [framework]. Code: [paste the component]. Scrolling stutters on cheap phones and filtering blocks for a second.\nWeigh four ways against our case: show fewer (paging, better filters), content-visibility: auto with contain-intrinsic-size, windowing by a library, or canvas. Find-in-page, printing, anchor links, text selection, screen readers and server rendering all suffer from windowing, so recommend it only if the first two fail, and list what we lose.\nWhichever you take: rows of unequal height (long German words, two-line addresses, images arriving late) must not make the scrollbar jump; the scroll position survives Back; the focused row isn’t unmounted; keys are stable ids rather than the index; select all covers rows that aren’t in the DOM; the total is announced, and row positions too if not all are present.\nFilter and sort off the render path, with the old rows kept dimmed until new ones are ready. Formatting via one shared Intl formatter and not one per cell. No layout read inside scroll handlers; passive listeners.\nSupply code plus a benchmark page with generated rows, and report DOM nodes, scripting time of one filter action and dropped frames in a five-second scroll.',
  },
  {
    title: 'Shrink what goes over the wire',
    category: 'Speed',
    useCase: 'Nothing big stands out, but the total transfer is far too high.',
    prompt:
      'Inspect the transfers of [site address]: [paste the requests] (type, encoding, size, protocol). Server or CDN: [web server or host]. Find bytes and round trips that no one needs.\n1. Compression: text without Brotli, gzip or zstd; files compressed on each request that could be at build time at the highest level; JPEG or WOFF2 compressed again for nothing; tiny answers below 1 KB; event streams that must not be buffered.\n2. Payloads: API answers with unused fields, pretty-printed JSON, base64 images inside JSON or CSS, inlined state that repeats the HTML, SVG with editor metadata, source maps served as part of the script.\n3. Connections: hosts contacted, HTTP version of each, preconnect to at most two that are surely used, sharded domains from HTTP/1 days, cookies sent along with static files, redirects for assets.\n4. Repeats: the same file under two addresses, requests duplicated by credential mode, polling in hidden tabs.\nSecurity stays: never compress secrets along with reflected input in one response without saying why it’s safe.\nPresent a table sorted by bytes saved per visit (first and repeat separately), with the config line or code for each row, and the command that proves the new encoding from outside, through the CDN.',
  },
  {
    title: 'Explain field data vs. lab scores',
    category: 'Speed',
    useCase: 'A client holds up a red score, or a green one, and wants an explanation.',
    prompt:
      'I look after [site address] for [business name]. Lab run (Lighthouse, mobile): [paste the lab results]. Field data at the 75th percentile with its period and source: [paste the field data]. The client says: "[message from the client]".\nExplain in plain words why the two disagree, using only differences visible in my figures: one simulated device against many real ones, a cold cache against repeat visits, the start of the page against the whole visit, consent banners and signed-in states that the lab never meets, a 28-day window that moves slowly after a release, visitors of browsers that aren’t in the data set, and origin-wide values standing in for a page with little traffic. The overall lab score is a weighted mixture that varies between runs; take the median of five.\nState which number decides what: field for "is there a problem", lab for "what causes it". Make no claim about search positions or sales.\nWrite three things: an answer to the client in at most 150 words, without jargon; a table metric by metric with field, lab, threshold (LCP 2.5 s, INP 200 ms, CLS 0.1) and what we do; a note on what date the field value can first reflect a fix shipped on [release date].',
  },
];

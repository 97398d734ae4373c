import type { PackPrompt } from '../pack.ts';

/** Prompts for what’s behind a page: tables, endpoints, jobs and other companies’ systems. */
export const dataPrompts: readonly PackPrompt[] = [
  {
    title: 'Turn a spreadsheet into a sound database schema',
    category: 'Data and APIs',
    useCase: 'A business has outgrown its shared sheet and needs real tables.',
    prompt:
      '[business name] keeps its records in a spreadsheet. Header and ten sample rows: [paste the rows]. People work with it like this: [describe the daily work]. Design tables for [database].\n1. Split what repeats into tables of its own; name the fact that each table records in one sentence.\n2. For each column give type, NOT NULL or the reason it may be empty, default, and CHECK. Money is integer cents plus a currency code, instants are timestamptz, phone numbers are text.\n3. Pick keys that never carry meaning, and add UNIQUE for what people believe is unique. Ask me whether two customers may share an email address.\n4. State for every foreign key what deleting the parent does, and why.\n5. Find the traps in the sample: several values in one cell, "n/a", merged names, colors that mean something, two date formats.\nOutput the DDL in an order that runs, then one INSERT per table made from the sample rows. End with five questions, the costliest wrong guess first, and three queries the daily work needs, to prove that the tables can answer them.',
  },
  {
    title: 'Specify one endpoint before anyone codes it',
    category: 'Data and APIs',
    useCase: 'Front end and back end start on the same feature tomorrow.',
    prompt:
      'Write the contract of one HTTP endpoint in [backend]: [what the endpoint does]. Callers are [audience]; the data looks like this: [paste the schema]. Don’t write the implementation.\nDecide and justify in half a line each: method and path, which fields callers may send, which the server alone sets (id, owner, created time, price), what unknown fields do, maximum length of each text and of each list, and whether an absent field differs from null. Give a JSON example for the normal case, for the emptiest legal case and for the largest one. Then a table of answers: 200 or 201, 400, 401, 403 or 404 for foreign records (choose one and stay with it), 409, 413, 422, 429, 503; for each the condition, the body, and whether repeating the call helps.\nSay what two calls at the same moment do. Say which fields appear in logs and which never do. End with a curl line for every row of the table that a tester can run against a local server at [local address].',
  },
  {
    title: 'Page through a long list with cursors',
    category: 'Data and APIs',
    useCase: 'Page 400 is slow, or rows appear twice while people add new ones.',
    prompt:
      'Replace page numbers with keyset pagination in this list endpoint: [paste the code]. Database: [database], about [number of rows] rows, sorted by [sort column], newest first.\nThe sort column isn’t unique, so add the id as tie-breaker to ORDER BY, to the WHERE comparison (as one row comparison, both directions equal) and to the index. Make the cursor an opaque base64url string that holds sort value, id and a version; reject a tampered or outdated one with 400 and a message, not with page one. Handle null sort values explicitly. Fetch limit + 1 rows to know whether more follow; clamp the limit between 1 and 100; don’t COUNT unless I ask. Keep filters out of the cursor, but refuse a cursor that was made under other filters. Watch the precision: timestamps with microseconds are cut to milliseconds by a JavaScript Date, which skips rows; carry them as text.\nReturn items and the next cursor, null at the end. Then write tests: 250 rows with only three distinct sort values are walked without a gap or repeat, a row inserted mid-walk, a row deleted under the cursor, an empty table. Show the EXPLAIN line that proves the index is used.',
  },
  {
    title: 'Cache expensive answers without serving wrong ones',
    category: 'Data and APIs',
    useCase: 'An endpoint costs 800 ms and its answer changes twice a day.',
    prompt:
      'This handler is slow and mostly returns the same thing: [paste the code]. It runs on [backend] with [number of instances] instances; an answer may be stale for at most [allowed staleness]. Add a cache on the server and prove that it can’t mix people up.\nBuild the key from everything the answer depends on: path, sorted query, language, role, tenant, and a schema version so a deploy doesn’t read old shapes. If the answer depends on who asks, either put the user in the key or don’t cache; tell me which lines made you decide. Let one request recompute while the rest wait or get the stale value, so an expiry under load doesn’t start fifty identical queries; spread expiry by up to 10 percent at random. Never store errors or partial results; cache "not found" for seconds only. When the cache itself is down or slow, answer from the source within 50 ms of noticing, and count it. Bound the memory.\nList each write in the code base that must invalidate, in which order relative to its commit, and the race that remains. Test with a frozen clock: hit, miss, expiry, two callers at the same time, two users, cache offline.',
  },
  {
    title: 'Receive webhooks that arrive twice and late',
    category: 'Data and APIs',
    useCase: 'Another system calls yours, and support hears about missing or duplicate records.',
    prompt:
      '[sending system] will post events to our [backend]; a sample with its headers: [paste a sample request]. Write the receiver.\nVerify the signature over the raw bytes before parsing, in constant time, with a tolerance of five minutes for the timestamp, and accept two secrets at the same time so one can be rotated. Answer within two seconds: store the raw event under its event id with a unique constraint, return 2xx, process later. A known id is a success, not an error. Unknown event types are stored and acknowledged.\nProcessing must survive: the same event on two workers at the same time, "updated" before "created", an event older than what we hold (compare their version or fetch the current object from their API), a handler that dies halfway, a poison event that fails forever (stop after [attempts] attempts, keep it visible, alert once).\nInclude a command that replays stored events by id or time range, and one that asks the sender for what we missed during an outage. Deliver the code, the table, and a test that posts each event twice in shuffled order and compares the end state with the orderly run. Last, name what happens to personal data in stored payloads after [retention days] days.',
  },
  {
    title: 'Make a create call safe to retry',
    category: 'Data and APIs',
    useCase: 'Phones lose signal after the button is pressed, and the order is placed twice.',
    prompt:
      'Clients on bad networks call this endpoint: [paste the code]. Make it idempotent in [backend] with [database], using an Idempotency-Key header that the client generates once per intention, not once per attempt.\nRules to implement:\n1. Key scoped to the account and route, 16 to 128 characters, kept for [retention hours] hours.\n2. Claim the key by INSERT with a unique constraint, in the same transaction as the effect whenever the effect is in our database.\n3. Same key, same body hash, finished: return the recorded status and body, and mark the answer as a replay.\n4. Same key, other body: 422 and nothing happens.\n5. Same key, still running: 409 with Retry-After; a claim whose worker died becomes claimable after a lease, without running the effect a second time.\n6. Validation failures aren’t recorded; server errors before the effect free the key.\nAn outside call such as a charge or an email can’t share our transaction: show how its own idempotency key is derived from ours. Write the client half too: where the key lives across a reload, when it is thrown away. Demonstrate with a test that fires 20 parallel identical calls and kills the process between effect and answer; then tell me which duplicate is still possible and why.',
  },
  {
    title: 'Import a CSV with a preview people trust',
    category: 'Data and APIs',
    useCase: 'The client has 3,000 customers in a file from an older program.',
    prompt:
      'Build the import of [what is imported] from CSV into [database], with a screen in [framework]. A real sample: [paste the rows].\nReading: UTF-8 with or without byte order mark, Windows-1252 as a visible fallback, comma, semicolon or tab, quoted line breaks, a missing last newline, blank lines, a 30 MB file streamed instead of loaded. Match columns by header with suggestions the user can change; remember the mapping.\nDry run first: show how many rows would be new, changed, unchanged and refused, with ten examples of each. Each refused row gives line number, column, value, and a sentence that says what to type instead. Ambiguous dates such as 03/04/2026 are asked about once for the entire file. Leading zeros in postal codes stay.\nApply in batches inside a job that can be resumed; a second upload of the same file changes nothing. Identify existing records by [matching field], and treat case and spaces sensibly. The summary offers the refused rows as a CSV with one extra column, the reason. Offer undo for [undo period]. Provide a fixture file with fifteen nasty rows, and the expected verdict per row.',
  },
  {
    title: 'Export data that opens correctly in a spreadsheet',
    category: 'Data and APIs',
    useCase: 'Someone wants everything as CSV, and Excel mangles it.',
    prompt:
      'Write the CSV export of [what is exported] in [backend] for [audience], who will open it in Excel, Numbers or a bookkeeping program. Schema: [paste the schema].\nStream from a database cursor under one snapshot; memory stays flat at a million rows, and a client that disconnects stops the query. If it can take longer than 20 seconds, make it a job with a download link that expires and needs a session. Once bytes are sent the status can’t change, so say how a failure halfway becomes visible: a final row, a checksum, or a temporary file first. Pick and defend one.\nCells: RFC 4180 quoting, CRLF, UTF-8 with byte order mark, header names that stay stable. Text cells that begin with = + - @, tab or carriage return get a leading apostrophe; real negative numbers do not. Money as decimal text computed from integer cents plus a currency column. Times in ISO 8601 with offset in [time zone]; long ids and postal codes must not turn into numbers, so describe what Excel does to them and what we can offer.\nExport only rows and columns the caller may see, and record who exported what. Check by parsing the file back and comparing it with the source, including a name with a quote, an emoji and a line break.',
  },
  {
    title: 'Add record search on plain Postgres',
    category: 'Data and APIs',
    useCase: 'Users look for a customer and type half a name with a typo.',
    prompt:
      "Add a search box's back end to [business name]'s admin without a separate search engine. Tables: [paste the schema]. People search by [list of searched fields]; about [number of rows] rows. Use Postgres full-text search for words and pg_trgm for prefixes and typos.\nNormalize once, in a generated or maintained column: lower case, accents removed (note that unaccent isn’t immutable and needs a wrapper), phone numbers to digits, order numbers exact. Rank exact id or order number first, then prefix of the name, then full text, then similarity above a threshold that you tune on twenty queries I can label. Build the query with websearch_to_tsquery so quotes or a lone minus never throw. Escape percent and underscore in LIKE.\nCover: empty query, one letter, 300 letters, only punctuation, a pasted email address with spaces, names of two letters. Search only inside the caller's tenant, in the same statement. Debounce is the client's job; canceling an outdated query is yours, with a statement timeout of 500 ms and a clear partial answer.\nShow DDL, indexes, their size estimate, the query, and EXPLAIN ANALYZE before and after. End with the point at which this approach stops being enough.",
  },
  {
    title: 'Migrate a live table without stopping the site',
    category: 'Data and APIs',
    useCase: 'A column must be renamed, split or made required while people use it.',
    prompt:
      'Plan and write this schema change for a live [database]: [describe the change]. Table: [paste the schema], about [number of rows] rows, written constantly. Old and new code run side by side for a while, and a rollback of the code must work at any step.\nUse expand, backfill, switch, contract; never rename in place. For each step give the SQL, the locks it takes, the expected duration, which code version must be live before, and how to undo it. In Postgres set lock_timeout before each ALTER and retry, since a waiting ALTER blocks every query behind it; build indexes with CONCURRENTLY outside a transaction and check for an invalid leftover; make a column required through a CHECK marked NOT VALID, validated later, then SET NOT NULL. Backfill by key range in batches of at most [batch size] with a pause, resumable, skipping rows that newer code already wrote. During dual writes, say which side wins.\nBefore contract, run a query that proves both shapes agree, for a full day. Hand over a timeline with go and no-go conditions, the exact number to watch at each step, and the one step after which there is no way back.',
  },
  {
    title: 'Store dates that survive clock changes',
    category: 'Data and APIs',
    useCase: 'An appointment moved by an hour in March, or a birthday lost a day.',
    prompt:
      'Review how this app treats dates and times: [paste the code]. Users are in [time zone] and elsewhere; storage is [database], the interface [framework].\nSort each value into one of four kinds and give it a type: an instant (payment made: timestamptz, ISO with Z), a calendar date (birthday: date, never through a Date object), a local time at a place (appointment next month: local date and time plus IANA zone name, resolved late because zone rules change), a duration. Offsets such as -05:00 aren’t zones; three-letter abbreviations aren’t either.\nThen correct the code. Cover the hour that doesn’t exist in spring and the one that happens twice in autumn: which instant is chosen, and what the user sees. "Every Monday at 9" stays at 9 local time. A day\'s report covers 23 or 25 hours twice a year. "Today" depends on whose today; name it. Month arithmetic: January 31 plus one month. Server rendering and browser must print the same text, so format with an explicit zone. Use Temporal where it exists or one well-kept library, not both.\nProduce a table of fields with kind, column type, wire format and display. Write tests that run under TZ set to UTC, America/New_York and Pacific/Auckland, on both change days.',
  },
  {
    title: 'Limit the rate of a public API fairly',
    category: 'Data and APIs',
    useCase: 'One script eats the capacity that all customers share.',
    prompt:
      'Protect these routes of our [backend] from overuse: [list of routes]. Normal use per customer is about [normal requests per minute]; we run [number of instances] instances behind [proxy or cdn].\nUse a token bucket per caller: API key or account when known, otherwise IP address, with IPv6 grouped by /64 and X-Forwarded-For believed only from our own proxy, counted from the right. Let each route cost what it really costs; a search may be worth five reads. Keep the state in one shared store with an atomic script, expiring by itself. Decide for each route whether an unreachable store means open or closed, and log it once per minute instead of per request.\nRefuse with 429, Retry-After in seconds, and a JSON body that says which limit was hit and when it refills; send remaining quota on successes too. Reject before parsing large bodies. Our own health checks, signed webhooks and preflight requests are treated on purpose, not by accident. Concurrency matters apart from rate: cap slow exports at two per account.\nFirst run it in observe-only mode for a week and show the query that tells who would have been refused. Test: burst, steady drip, clock jump, two instances, store down. Write the paragraph for the API docs.',
  },
  {
    title: 'Run background jobs that survive a crash',
    category: 'Data and APIs',
    useCase: 'Emails, thumbnails and syncs happen after the response, and some get lost.',
    prompt:
      "Move this work out of the request: [paste the code]. We use [backend] with [database]; jobs are [describe the jobs]. Prefer a jobs table in the database to a new service unless you can show the numbers that forbid it.\nWrite the job in the same transaction as the change that causes it, so neither exists without the other. Workers claim with FOR UPDATE SKIP LOCKED and a lease that a heartbeat extends; a dead worker's job returns by itself. Delivery is at least once, therefore each handler states how a second run is harmless. Retry with exponential backoff and jitter, at most [attempts] times, then park it where a person sees it with payload, last error and a retry button. Distinguish errors that will never heal, for instance a bounced address, and don’t retry them. Payloads carry ids, not copies of records; a record deleted in the meantime is a normal outcome. Keep the shape readable by the previous release during a deploy.\nAdd fairness so one customer's 50,000 jobs don’t delay everyone's password email. On SIGTERM finish or release within ten seconds. Expose queue age of the oldest job, not only the count. Prove it: kill -9 a worker mid-job in a test, and list what the user notices when the queue is two hours behind.",
  },
  {
    title: 'Share one contract between server and client',
    category: 'Data and APIs',
    useCase: 'The API renamed a field and the page broke in production only.',
    prompt:
      "Our [backend] and our [framework] client each declare their own types for the same answers: [paste both types]. Replace them with one source of truth: runtime schemas from which TypeScript types are inferred, and an OpenAPI 3.1 document generated from the same place.\nSeparate three shapes that are often mixed up: what the client sends, what the database row is, what leaves the server. The leaving shape is an allow-list; adding a column must never publish it. Parse at both edges: refuse unknown input fields on the server, tolerate unknown output fields in the client so older tabs keep working after a deploy. Dates and big integers travel as strings, and one codec converts them. Optional, nullable and empty are three things; say for each field which is meant. Enums get a fallback branch in the client, because tomorrow's server will send a value that today's bundle doesn’t know.\nWhen parsing fails in the browser, report field path and type, never the value, and show the page's error state instead of a blank screen. In CI, compare the OpenAPI document with the released one and fail on removals, narrowed types and new required inputs. Return the files, a before and after of one call, and a list of every mismatch you found between the two pasted types.",
  },
  {
    title: 'Call an outside API without going down with it',
    category: 'Data and APIs',
    useCase: "A partner's API is slow today and so is the whole site.",
    prompt:
      'Wrap our calls to [outside service] in one client module for [backend]. Today it’s called like this: [paste the code]. Visitors wait at most [time budget] for a page that needs it.\nSet a deadline for the entire operation and pass it on with AbortSignal; connect, headers and body all count. Retry only what is safe to repeat, on network errors, 429 and 502 to 504, with full jitter, honoring Retry-After in both its forms, and only while the deadline allows. Cap parallel calls; after [failure count] failures in a row stop calling for a while and let a single probe through. Limit response size, check the content type before parsing JSON, validate the result with a schema, and treat 200 with an error inside as an error. Follow their pagination to its end or stop loudly at a cap. Keep the key on the server and out of URLs, logs and error messages.\nDefine what the page shows without the partner: the last good answer with its age, a reduced view, or an honest sentence. Ask me which, per use. Provide a fake for tests with modes for slow, hanging, cut off mid-body, HTML instead of JSON, and rate limited. End with a list of metrics, each with the value that should worry us.',
  },
  {
    title: 'Give every API error one useful shape',
    category: 'Data and APIs',
    useCase: 'The front end parses five kinds of error answers and shows "Something went wrong".',
    prompt:
      'Unify the error answers of our [backend]. Samples of what it sends today: [paste the error samples]. Consumers: [audience]. Follow RFC 9457, problem details for HTTP APIs, media type application/problem+json.\nDefine type (a stable URI per kind of problem), title, status, detail for humans, instance, and our extensions: code for programs, requestId, retryable, and a list of field errors whose pointer is a JSON Pointer into the body. Write one central mapper: known domain errors, validation errors, database constraint violations (a unique violation becomes 409 on the field that caused it), timeouts, aborted requests, body too large, malformed JSON, unknown route, wrong method with Allow. Whatever is unknown becomes 500 with nothing but the requestId; stack, SQL and file paths stay in the log under that id. Messages never echo back passwords or tokens. Existing versus foreign records look alike.\nTranslate in the client by code, not by matching English text; give me the map for [framework] with a default for codes it has never seen, and a different treatment for offline, timeout and canceled by the user. Write a table of all codes: cause, status, user sentence of at most 90 characters, who acts. A test walks through all routes and fails when an error leaves in another shape.',
  },
  {
    title: 'Find out why one query is slow',
    category: 'Data and APIs',
    useCase: 'A page takes four seconds and the database is to blame.',
    prompt:
      'Help me speed up one query in [database]. Query: [paste the query]. Plan from EXPLAIN (ANALYZE, BUFFERS): [paste the plan]. Tables with indexes: [paste the schema]. It runs [calls per minute] times a minute.\nRead the plan from the inside out and tell me in plain words where the time goes. Compare estimated with actual rows at each node; a factor above ten points to stale statistics, correlated columns or a condition the planner can’t see through. Look for: a function or cast around an indexed column, a mismatched type, OR across tables, leading wildcard, sort that spills to disk, nested loop over thousands, rows removed by filter, heap fetches in an index-only scan, a parameter whose generic plan is bad, and the N+1 pattern that makes a fast query slow by number.\nPropose at most three changes, cheapest first: rewrite, statistics, index. For an index give column order with the reason, whether partial or covering, its write cost, and which present index becomes redundant. Don’t suggest hardware or caching before these. Results must stay identical, including NULLs and ties; show a query that compares old and new output. State what I should measure afterward under realistic data, and at which table size the remedy wears off.',
  },
  {
    title: "Stop people from overwriting each other's edits",
    category: 'Data and APIs',
    useCase: 'Two colleagues edit one record and the last save wins silently.',
    prompt:
      'Two people can open the same [record type] in our [framework] admin and save one after the other. Update code: [paste the code]. Add optimistic concurrency end to end.\nServer: a version column that increases with each write, also by jobs and scripts; GET returns it as a strong ETag, PUT and PATCH require If-Match, a missing header is 428, an old one 412 with the current state. Check and write in one conditional UPDATE, and look at the affected row count; reading first and comparing in code leaves a gap. A record deleted in the meantime is told apart from one that changed.\nClient: keep what the user typed, always. On conflict show only the fields that differ, in three columns: what you opened, what is saved now and by whom, what you typed. Merge fields that only one side touched without asking; ask for the others, with keyboard and screen reader in mind: move focus to the message, announce it once. Autosave must not fight with itself: queue saves, take the version from each answer. A second tab of the same person is the commonest case; say so kindly.\nDon’t use locks unless editing takes longer than [minutes]. Write a test with two sessions that saves in both orders, and another in which a background job writes in between. List the endpoints that still write without a version.',
  },
  {
    title: 'Push live updates over server-sent events',
    category: 'Data and APIs',
    useCase: 'A dashboard or order board should change without reloading.',
    prompt:
      'Show changes of [what changes] live in [framework], sent from [backend] behind [proxy or cdn]. Use server-sent events; explain in two sentences when WebSocket would be the better choice and why it isn’t here, or contradict me.\nThe page works without the stream: first state is in the HTML, and a plain reload is a correct fallback. Each event has an id; on reconnect the server replays from Last-Event-ID or, if that is too old, sends one "reload" event that makes the client fetch a fresh snapshot. No gap may arise between snapshot and subscription: describe the order of the two. Send a comment as heartbeat every 20 seconds, switch off proxy buffering and compression for the stream, and jitter the retry so a deploy doesn’t bring everyone back in the same second. Check the session at connect and again while connected; signing out closes the stream. Over HTTP/1.1 six tabs exhaust the connections, so share one through a BroadcastChannel or confirm HTTP/2.\nIn the interface: batch bursts per frame, never move a row under the pointer, announce sparingly with a polite live region, show "connection lost, last update 14:02" after a while. Pause in hidden tabs. Give me a test that drops the connection five times during 100 events and ends with the same state as the database.',
  },
  {
    title: 'Make double booking impossible in the database',
    category: 'Data and APIs',
    useCase: 'Two visitors take the last slot in the same second.',
    prompt:
      'Write the data side of booking [what is booked] at [business name]: each booking occupies one [resource] from start to end, plus [buffer minutes] before the next. Use Postgres and let a constraint, not application code, forbid overlaps.\nUse tstzrange with half-open bounds so 10:00 to 11:00 and 11:00 to 12:00 touch without colliding, and an exclusion constraint with btree_gist over resource and range, limited to bookings that are held or confirmed. Put the buffer into the stored range and keep the visible times apart. A hold lasts [hold minutes] while the visitor fills in details; since now() can’t stand in a constraint, expired holds are released by the next attempt in the same transaction and by a job. Map the exclusion violation to 409 with the nearest three free times, not to 500.\nThink through: opening hours that change, a closed day after bookings exist, the night of a clock change, a slot across midnight, capacity above one (then one row per seat), staff calendars synced from outside that disagree with us, a page left open for an hour.\nDeliver DDL, the three statements hold, confirm and cancel, and a load test in which 50 connections want one slot and exactly one wins. Report how free slots are computed and what that query costs for four weeks.',
  },
  {
    title: 'Retire an API field without breaking callers',
    category: 'Data and APIs',
    useCase: 'An old field is wrong or dangerous, and you don’t know who still reads it.',
    prompt:
      'We want to remove or change this part of our API: [paste the current answer]. New shape: [describe the new shape]. Known callers: [list of callers], and probably some we don’t know. Served by [backend].\nBegin with evidence: what can be measured about use (version header, user agent, key, field selection), what can’t, since reading a JSON field leaves no trace, and how a brownout of a few announced minutes reveals the rest. Then make the plan: add the new field next to the old, fill both from a single source, publish the mapping, announce, warn by Deprecation and Sunset headers with a link, contact the heaviest callers one by one, brownouts of growing length outside [busy hours], removal, and a way to restore the field within minutes.\nJudge whether a new version path is really needed; additive change is cheaper than two APIs forever. Mind the caller that sends back what it read, caches that mix both shapes, mobile apps that can’t be updated, generated clients that refuse unknown fields, exports and webhooks with the same shape, and our own scripts.\nWrite the announcement in 120 words with a before and after sample, the changelog entry, and the error body after removal. Lay out the dates in a table with an owner and a stop condition per phase.',
  },
];

/** Small pages written by the server, which work without scripts and without the built client. */
import { brand } from '#shared/brand.ts';

const css = `
:root { color-scheme: light dark; --bg: #f8f5f0; --surface: #fff; --quiet: #f0ebe3; --ink: #10262d; --soft: #45606a;
  --line: #dcd5c9; --accent: #c2410c; --accent-ink: #fff; --accent-text: #b23a0a; --focus: #0f5563; }
@media (prefers-color-scheme: dark) { :root { --bg: #0a1a20; --surface: #10272e; --quiet: #17333b; --ink: #eef4f2;
  --soft: #abc2c5; --line: #264650; --accent: #ff9466; --accent-ink: #21110a; --accent-text: #ffa57d; --focus: #8fd0d6; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--ink);
  font: 1.0625rem/1.6 'Figtree Variable', system-ui, -apple-system, 'Segoe UI', sans-serif; }
main { width: min(100% - 40px, 760px); margin: 0 auto; padding: 32px 0 64px; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 24px 0 12px; text-wrap: balance; }
p { margin: 0 0 16px; }
a { color: var(--accent-text); text-underline-offset: 0.2em; }
.brand { font-weight: 700; color: var(--ink); text-decoration: none; }
.soft { color: var(--soft); font-size: 0.9375rem; }
.panel { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 20px 24px; }
button { font: inherit; font-weight: 600; min-height: 48px; padding: 10px 22px; border: 0; border-radius: 12px;
  background: var(--accent); color: var(--accent-ink); cursor: pointer; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 0.9375rem/1.5 ui-monospace, Consolas, monospace; margin: 0; }
`;

/** Escapes text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => names[character]!);
}

/**
 * @param page `title` is text; `body` is HTML with escaped texts; `head` and `style` are ours.
 * @returns a whole document.
 */
export function plainPage(page: { title: string; body: string; head?: string; style?: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${escapeHtml(page.title)} | ${escapeHtml(brand.name)}</title>
${page.head ?? ''}
<style>${css}${page.style ?? ''}</style>
</head>
<body>
<main>
<a class="brand" href="/">${escapeHtml(brand.name)}</a>
${page.body}
</main>
</body>
</html>
`;
}

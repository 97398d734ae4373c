/** Layout shared by all emails: 600 px wide, readable without images, light and dark, with an equivalent text part. */
import { Body, Button, Container, Head, Heading, Html, Link, Preview, Section, Text } from '@react-email/components';
import { render } from '@react-email/render';
import { createElement as h, type CSSProperties, type ReactNode } from 'react';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import type { Block, MailContent, MailLanguage } from './template.ts';
import { senderOf, textOf } from './text.ts';

export type Frame = {
  homeUrl: string;
  /** The agency's street address on one line; without it, the footer shows the city. */
  postalAddress?: string | undefined;
  /** Set for emails to a list. */
  unsubscribeUrl?: string | undefined;
};

// The site's color tokens. Email clients don't support CSS variables, so light colors are inline and classes override them.
const light = {
  bg: '#f8f5f0',
  surface: '#ffffff',
  ink: '#10262d',
  soft: '#45606a',
  line: '#dcd5c9',
  quiet: '#f0ebe3',
  accent: '#c2410c',
  accentInk: '#ffffff',
};
const dark = {
  bg: '#0a1a20',
  surface: '#10272e',
  ink: '#eef4f2',
  soft: '#abc2c5',
  line: '#264650',
  quiet: '#17333b',
  accent: '#ff9466',
  accentInk: '#21110a',
};
const darkRules = (prefix: string) => `
  ${prefix} .m-bg { background-color: ${dark.bg} !important; }
  ${prefix} .m-sheet { background-color: ${dark.surface} !important; border-color: ${dark.line} !important; }
  ${prefix} .m-ink { color: ${dark.ink} !important; }
  ${prefix} .m-soft { color: ${dark.soft} !important; }
  ${prefix} .m-line { border-color: ${dark.line} !important; }
  ${prefix} .m-quiet { background-color: ${dark.quiet} !important; }
  ${prefix} .m-link { color: ${dark.accent} !important; }
  ${prefix} .m-button { background-color: ${dark.accent} !important; color: ${dark.accentInk} !important; }`;
// Outlook on the web marks dark mode with its own attribute.
const css = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
  body { background-color: ${light.bg}; }
  @media (prefers-color-scheme: dark) {${darkRules('')}
  }${darkRules('[data-ogsc]')}`;

// eslint-disable-next-line no-restricted-syntax -- font names, not text
const font = "Figtree, system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";
const text: CSSProperties = { margin: '0 0 16px', fontSize: 17, lineHeight: '27px', color: light.ink };
const small: CSSProperties = { ...text, margin: '0 0 8px', fontSize: 14, lineHeight: '22px', color: light.soft };
const quietBox: CSSProperties = {
  margin: '0 0 20px',
  padding: '14px 18px',
  borderRadius: 10,
  backgroundColor: light.quiet,
};

/** Renders an email to HTML and text. The same content always gives the same output. */
export async function renderMail(content: MailContent, frame: Frame): Promise<{ html: string; text: string }> {
  return { html: await render(drawMail(content, frame)), text: textOf(content, frame) };
}

function drawMail(content: MailContent, frame: Frame): ReactNode {
  return h(
    Html,
    { lang: content.language ?? 'en', dir: 'ltr' },
    h(
      Head,
      null,
      h('title', null, content.subject),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('style', null, css),
    ),
    h(Preview, null, content.preview),
    h(
      Body,
      // Don't set a color here: it would end up on an inner cell that the dark rules can't select.
      { className: 'm-bg', style: { margin: 0, padding: 0, fontFamily: font } },
      h(
        Section,
        { className: 'm-bg', style: { backgroundColor: light.bg, padding: '24px 12px' } },
        h(
          Container,
          { style: { maxWidth: 600, margin: '0 auto' } },
          h(
            Text,
            { className: 'm-ink', style: { ...text, margin: '0 0 14px 4px', fontWeight: 700, fontSize: 19 } },
            h(Link, { href: frame.homeUrl, className: 'm-ink', style: linkOf(light.ink) }, brand.name),
          ),
          h(
            Section,
            {
              className: 'm-sheet',
              style: {
                backgroundColor: light.surface,
                border: `1px solid ${light.line}`,
                borderRadius: 12,
                padding: '28px 28px 16px',
              },
            },
            h(
              Heading,
              {
                as: 'h1',
                className: 'm-ink',
                style: { ...text, margin: '0 0 18px', fontSize: 26, lineHeight: '33px', fontWeight: 700 },
              },
              content.heading,
            ),
            ...content.blocks.map((block, index) =>
              h('div', { key: index }, drawBlock(block, content.language ?? 'en')),
            ),
          ),
          h(Section, { style: { padding: '18px 4px 0' } }, ...drawFooter(content, frame)),
        ),
      ),
    ),
  );
}

const linkOf = (color: string): CSSProperties => ({ color, textDecoration: 'none' });

/** Draws a paragraph and keeps its line breaks. */
const drawParagraph = (words: string) =>
  h(Text, { className: 'm-ink', style: words.includes('\n') ? { ...text, whiteSpace: 'pre-line' } : text }, words);

/** Draws a block. Links with a token are also shown in full, for clients without buttons and readers who don't trust them. */
function drawBlock(block: Block, language: MailLanguage): ReactNode {
  if (typeof block === 'string') return drawParagraph(block);
  switch (block.kind) {
    case 'paragraph':
      return drawParagraph(block.text);
    case 'note':
      return h(Text, { className: 'm-soft', style: { ...small, margin: '0 0 16px' } }, block.text);
    case 'button':
      return h(
        'div',
        { style: { margin: '8px 0 22px' } },
        h(
          Button,
          {
            href: block.href,
            className: 'm-button',
            style: {
              backgroundColor: light.accent,
              color: light.accentInk,
              borderRadius: 10,
              padding: '14px 24px',
              fontSize: 17,
              fontWeight: 600,
              textDecoration: 'none',
            },
          },
          block.label,
        ),
        block.href.includes('?token=')
          ? h(
              Text,
              { className: 'm-soft', style: { ...small, margin: '14px 0 0', wordBreak: 'break-all' } },
              `${m.emails_frame_open_address({}, { locale: language })} `,
              h(Link, { href: block.href, className: 'm-soft', style: { color: light.soft } }, block.href),
            )
          : null,
      );
    case 'link':
      return h(
        Text,
        { style: text },
        h(Link, { href: block.href, className: 'm-link', style: { color: light.accent } }, block.label),
      );
    case 'secret':
      return h(
        Section,
        { className: 'm-quiet', style: quietBox },
        h(Text, { className: 'm-soft', style: { ...small, margin: 0 } }, block.label),
        h(
          Text,
          {
            className: 'm-ink',
            style: {
              ...text,
              margin: 0,
              fontFamily: "ui-monospace, SFMono-Regular, Consolas, 'Courier New', monospace",
              fontSize: 20,
              letterSpacing: '0.06em',
            },
          },
          block.value,
        ),
      );
    case 'list':
      return h(
        'ul',
        { className: 'm-ink', style: { ...text, paddingLeft: 22 } },
        ...block.items.map((item, index) => h('li', { key: index, style: { margin: '0 0 8px' } }, item)),
      );
    case 'fields':
      return h(
        Section,
        { className: 'm-quiet', style: quietBox },
        ...block.items.map((item, index) =>
          h(
            'div',
            { key: index },
            h(Text, { className: 'm-soft', style: { ...small, margin: 0 } }, item.label),
            h(
              Text,
              {
                className: 'm-ink',
                style: {
                  ...text,
                  ...(index === block.items.length - 1 ? { margin: 0 } : {}),
                  whiteSpace: 'pre-wrap',
                  wordBreak: 'break-word',
                },
              },
              item.value === '' ? '-' : item.value,
            ),
          ),
        ),
      );
  }
}

function drawFooter(content: MailContent, frame: Frame): ReactNode[] {
  const line = (key: string, ...children: ReactNode[]) =>
    h(Text, { key, className: 'm-soft', style: small }, ...children);
  const link = (href: string, label: string) =>
    h(Link, { href, className: 'm-soft', style: { color: light.soft, textDecoration: 'underline' } }, label);
  const options = { locale: content.language ?? 'en' };
  return [
    line('agency', `${senderOf(frame)}. `, link(frame.homeUrl, m.emails_frame_visit({}, options))),
    line('why', content.why),
    frame.unsubscribeUrl ? line('leave', link(frame.unsubscribeUrl, m.emails_frame_unsubscribe({}, options))) : null,
  ];
}

/** Text part of an email, rendered from the same blocks as the HTML. */
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import type { Block, MailContent } from './template.ts';

/** Returns the sender and its street address or city, for the footer. */
export const senderOf = ({ postalAddress }: { postalAddress?: string | undefined }) =>
  `${brand.agency}, ${postalAddress ?? `${brand.city}, ${brand.stateCode}`}`;

export function textOf(
  content: MailContent,
  frame: { homeUrl: string; postalAddress?: string | undefined; unsubscribeUrl?: string | undefined },
): string {
  const options = { locale: content.language ?? 'en' };
  const footer = [
    senderOf(frame),
    frame.homeUrl,
    content.why,
    ...(frame.unsubscribeUrl ? [m.emails_frame_unsubscribe_at({ url: frame.unsubscribeUrl }, options)] : []),
  ];
  const underline = '='.repeat(Math.min([...content.heading].length, 60));
  return (
    [`${content.heading}\n${underline}`, ...content.blocks.map(blockText), `--\n${footer.join('\n')}`].join('\n\n') +
    '\n'
  );
}

function blockText(block: Block): string {
  if (typeof block === 'string') return block;
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.text;
    case 'button':
    case 'link':
      return `${block.label}:\n${block.href}`;
    case 'secret':
      return `${block.label}:\n\n    ${block.value}`;
    case 'list':
      return block.items.map((item) => `* ${item}`).join('\n');
    case 'fields':
      return block.items
        .map(({ label, value }) => `${label}:\n${value === '' ? '-' : value.replace(/^/gm, '    ')}`)
        .join('\n\n');
  }
}

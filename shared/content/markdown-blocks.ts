/** Parses Markdown into blocks of text. Only for Node: browsers get pages, not Markdown. */
import { lexer, type Token, type Tokens } from 'marked';

export type TextBlock =
  | { kind: 'heading'; depth: number; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'example'; title: string; text: string }
  | { kind: 'table'; caption: string; head: string[]; rows: string[][] };

const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ').trim();
const caption = /^Table: /;

function blockOf(token: Token, before: Token | undefined): TextBlock[] {
  switch (token.type) {
    case 'heading':
      return [{ kind: 'heading', depth: (token as Tokens.Heading).depth, text: (token as Tokens.Heading).text }];
    case 'paragraph': {
      const text = oneLine((token as Tokens.Paragraph).text);
      return caption.test(text) ? [] : [{ kind: 'paragraph', text }];
    }
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return [{ kind: 'list', ordered, items: items.map((item) => oneLine(item.text)) }];
    }
    case 'code': {
      const { lang = '', text } = token as Tokens.Code;
      if (!lang.startsWith('example ')) throw new Error(`Write \`\`\`example and a title instead of \`\`\`${lang}`);
      return [{ kind: 'example', title: lang.slice('example '.length), text }];
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const title = before?.type === 'paragraph' ? oneLine((before as Tokens.Paragraph).text) : '';
      if (!caption.test(title)) throw new Error('Write a line such as "Table: What it costs" above each table');
      const cells = (row: Tokens.TableCell[]) => row.map(({ text }) => text);
      return [{ kind: 'table', caption: title.replace(caption, ''), head: cells(header), rows: rows.map(cells) }];
    }
    default:
      throw new Error(`Pages have no place for this Markdown (${token.type}): ${oneLine(token.raw).slice(0, 60)}`);
  }
}

/**
 * Splits Markdown into blocks. Text within a block stays as written, because pages don't show bold text or links in it.
 * @throws for Markdown that pages can't show
 */
export function blocksOf(markdown: string): TextBlock[] {
  const tokens = lexer(markdown).filter(({ type }) => type !== 'space');
  return tokens.flatMap((token, at) => blockOf(token, tokens[at - 1]));
}

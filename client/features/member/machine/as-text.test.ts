import { describe, expect, test } from 'vitest';
import type { MachineBlock } from '#shared/schemas/machine.ts';
import { blockText, resultText, tableCsv } from './as-text.ts';

const table: MachineBlock = {
  heading: 'Calendar',
  kind: 'table',
  columns: ['Date', 'Subject'],
  rows: [
    ['Mon', 'Say "hi", please'],
    ['Tue', '=HYPERLINK("x")'],
    ['Wed', ' +1 more'],
    ['Thu', 'a - b'],
  ],
};

describe('a table as a CSV file', () => {
  test('quotes every cell and lets none start a formula', () => {
    expect(tableCsv(table)).toBe(
      '\uFEFF"Date","Subject"\r\n"Mon","Say ""hi"", please"\r\n"Tue","\'=HYPERLINK(""x"")"\r\n"Wed","\' +1 more"\r\n"Thu","a - b"\r\n',
    );
  });
});

describe('a result as text', () => {
  test('includes every block with its heading', () => {
    const text = resultText({
      title: 'Words',
      summary: 'x',
      blocks: [
        { heading: 'Bio', kind: 'text', text: 'Two\nlines' },
        { heading: 'Taglines', kind: 'list', items: ['One', 'Two'] },
        { heading: 'Before', kind: 'checklist', items: ['Look'] },
        table,
      ],
    });
    expect(text).toBe(
      'Words\n\nBio\nTwo\nlines\n\nTaglines\nOne\nTwo\n\nBefore\n[ ] Look\n\nCalendar\nDate\tSubject\nMon\tSay "hi", please\nTue\t=HYPERLINK("x")\nWed\t +1 more\nThu\ta - b',
    );
    expect(blockText({ heading: 'x', kind: 'list' })).toBe('');
  });
});

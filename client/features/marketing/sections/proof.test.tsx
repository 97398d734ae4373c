import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ProofItem } from '#shared/domain/proof.ts';
import { ProofSection } from './proof.tsx';

const nothing = {
  ...{ business: null, place: null, text: null, problem: null, outcome: null },
  ...{ before: null, after: null, period: null, measured: null, url: null },
};
const item = (rest: Partial<ProofItem> & Pick<ProofItem, 'id' | 'kind' | 'name'>): ProofItem => ({
  ...nothing,
  ...rest,
});

const show = (...items: ProofItem[]) =>
  render(
    <ProofSection
      section={{ kind: 'proof', topic: 'general', title: 'What customers say', items }}
      path="/about"
      isFirst={false}
      isBand={false}
      contents={[]}
    />,
  );

it('shows each kind with its own parts', () => {
  show(
    item({ id: '1', kind: 'quote', name: 'Ann Baker', business: 'Bakery', place: 'Davie', text: 'They called back.' }),
    item({
      ...{ id: '2', kind: 'result', name: 'Luis P.', text: 'Quotes answered the same day' },
      ...{ before: '2 of 12', after: '11 of 12', period: 'In three months', measured: 'by hand' },
    }),
    item({ id: '3', kind: 'case', name: 'Cove Dental', problem: 'No-shows.', text: 'Reminders.', outcome: 'Fewer.' }),
    item({ id: '4', kind: 'press', name: 'The Herald', text: 'Worth a look.', url: 'https://herald.example/us' }),
    item({ id: '5', kind: 'client', name: 'Palm Bakery', place: 'Davie' }),
  );
  const [quote, result, example, press] = screen.getAllByRole('listitem').map((entry) => within(entry));
  expect(quote!.getByText('They called back.').tagName).toBe('BLOCKQUOTE');
  expect(quote!.getByText('Bakery, Davie')).toBeDefined();
  expect(result!.getByText('11 of 12').previousSibling!.textContent).toBe('After');
  expect(result!.getByText('In three months. How we counted: by hand')).toBeDefined();
  expect(example!.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'The problem',
    'What we did',
    'What happened',
  ]);
  expect(press!.getByRole('link', { name: 'Read it at The Herald' }).getAttribute('href')).toBe(
    'https://herald.example/us',
  );
  expect(screen.getByText('Palm Bakery')).toBeDefined();
});

it('shows only names when there is nothing else', () => {
  const { container } = show(item({ id: '5', kind: 'client', name: 'Palm Bakery' }));
  expect(within(container).getAllByRole('list')).toHaveLength(1);
});

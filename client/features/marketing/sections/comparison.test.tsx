import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sectionOn } from '#client/test/public-forms.ts';
import { renderApp } from '#client/test/render.tsx';
import { ComparisonSection } from './comparison.tsx';

const props = await sectionOn('/ai-marketing-companies', 'comparison');
const { options, rows, picker } = props.section;
const open = () => renderApp(<ComparisonSection {...props} />, { path: props.path });

describe('the table', () => {
  it('has a caption, a column header per option and a row header per criterion', () => {
    open();
    const table = screen.getByRole('table', { name: props.section.caption });
    const columns = within(table).getAllByRole('columnheader');
    expect(columns.map(({ textContent }) => textContent)).toEqual(
      options.map(({ highlight = '', name, text }) => expect.stringContaining(highlight + name + text) as string),
    );
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(rows.map(({ criterion }) => criterion));
  });

  it('names the option of each cell for phones, and marks the highlighted columns', () => {
    open();
    const row = screen.getByRole('row', { name: /^Someone notices when it breaks/ });
    const cells = within(row).getAllByRole('cell');
    expect(cells.map(({ dataset }) => dataset.option)).toEqual(options.map(({ name }) => name));
    expect(cells.map(({ dataset }) => dataset.highlight !== undefined)).toEqual([false, false, true, false, true]);
  });

  it('writes its marks out', () => {
    open();
    const row = screen.getByRole('row', { name: /^Someone notices when it breaks/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent.split(' ')[0]),
    ).toEqual(['Partly', 'No', 'Yes', 'Yes', 'No']);
  });
});

describe('the picker', () => {
  const best = () => [...document.querySelectorAll('[data-best] strong')].map(({ textContent }) => textContent);

  it('says which option fits and why, and starts over', async () => {
    const { user } = open();
    expect(screen.getByRole('status').textContent).toContain('Answer 4 questions');
    expect(best()).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'One clear job' }));
    expect(screen.getByRole('status').textContent).toBe(
      'Best fit: FreelancerYou need one clear job done.3 more questions could change this.',
    );
    expect(best()).toEqual(['Freelancer']);
    await user.click(screen.getByRole('radio', { name: 'Nothing right now' }));
    expect(best()).toEqual(['Do it yourself']);

    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
    expect(best()).toEqual([]);
    expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
  });

  it('lists when to choose each option before any answer', () => {
    open();
    for (const { chooseIf } of options) expect(screen.getByText(chooseIf!)).toBeDefined();
    expect(screen.getAllByRole('group').map((group) => group.querySelector('legend')!.textContent)).toEqual(
      picker!.questions.map(({ question }) => question),
    );
  });
});

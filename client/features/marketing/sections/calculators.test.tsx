/** Tests of the three calculators, which share their frame (tools/calculator.tsx). */
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sectionOn } from '#client/test/public-forms.ts';
import { renderApp } from '#client/test/render.tsx';
import { AdCostSection } from './ad-cost.tsx';
import { CustomerCostSection } from './customer-cost.tsx';
import { MissedCallSection } from './missed-call.tsx';

const ads = await sectionOn('/ai-advertising-agency', 'ad-cost');
const customers = await sectionOn('/ai-marketing-agency', 'customer-cost');
const calls = await sectionOn('/ai-agency-for-small-business', 'missed-call');

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const answer = () => screen.getByRole('status').textContent;
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling!.textContent;

it('starts with a worked example, then uses the visitor’s numbers', async () => {
  const { user } = renderApp(<AdCostSection {...ads} />, {});
  expect(answer()).toContain('You’d pay about $200 for each new customer.');
  expect(answer()).toContain('about $300 a month left over');
  await user.clear(field('Cost per click'));
  await user.type(field('Cost per click'), '6');
  expect(answer()).toContain('about $400 for each new customer');
  expect(answer()).toContain('lose about $150 a month');
  expect(figure('Most you can pay per click')).toBe('$4.50');
});

it('asks for missing numbers instead of showing a result, with a hint at the field', async () => {
  const { user } = renderApp(<AdCostSection {...ads} />, {});
  await user.clear(field('Monthly ad budget'));
  await user.clear(field('Contacts who buy'));
  expect(answer()).toBe('To see your result, fill in: Monthly ad budget, Contacts who buy.');
  expect(screen.queryByText('Cost per contact', { selector: 'dt' })).toBeNull();
  const budget = field('Monthly ad budget');
  const about = () => document.getElementById(budget.getAttribute('aria-describedby')!)!.textContent;
  expect(about()).toBe('Enter a number.');
  await user.type(budget, 'lots');
  expect(about()).toBe('Use digits only, like 1,200.');
  await user.clear(budget);
  await user.type(budget, '0');
  expect(about()).toBe('Enter $1 or more.');
  await user.type(budget, '9999999');
  expect(about()).toBe('Enter $1,000,000 or less.');
  expect(budget.getAttribute('aria-invalid')).toBe('true');
  expect(document.body.textContent).not.toMatch(/NaN|Infinity|undefined/);
});

it('works with the keyboard alone, and starts over', async () => {
  const { user } = renderApp(<AdCostSection {...ads} />, {});
  await user.tab();
  expect(document.activeElement).toBe(field('Monthly ad budget'));
  await user.keyboard('{Control>}a{/Control}1,200{Enter}');
  expect(answer()).toContain('about $600 a month left over');
  for (let press = 0; press < 5; press += 1) await user.tab();
  expect(document.activeElement?.textContent).toBe('Start over');
  await user.keyboard('{Enter}');
  expect(field('Monthly ad budget').value).toBe('600');
  expect(answer()).toContain('about $300 a month left over');
});

it('explains the result with its numbers and links to the next step', () => {
  renderApp(<AdCostSection {...ads} />, {});
  const how = screen.getByText('How we got these numbers').closest('details')!;
  expect(within(how).getByText('Clicks: $600 ÷ $3 a click = 200')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go over your numbers with us' }).getAttribute('href')).toBe('/contact');
});

it('compares the cost of a customer with their worth', async () => {
  const { user } = renderApp(<CustomerCostSection {...customers} />, {});
  expect(answer()).toContain('Each new customer costs about $90 and is worth about $360.');
  expect(answer()).toContain('4 times what they cost');
  expect(figure('Payback')).toBe('4 months');
  await user.clear(field('Purchases a year'));
  await user.type(field('Purchases a year'), '.5');
  expect(answer()).toContain('You lose money on each one.');
  expect(figure('Payback')).toBe('Never');
  for (const name of ['Monthly marketing spend', 'Hours you spend on it a month']) {
    await user.clear(field(name));
    await user.type(field(name), '0');
  }
  expect(answer()).toContain('They cost you nothing');
  expect(figure('Payback')).toBe('First sale');
});

it('shows what missed calls cost, including zero', async () => {
  const { user } = renderApp(<MissedCallSection {...calls} />, {});
  expect(answer()).toContain('Missed calls cost you about $1,123 a month.');
  expect(answer()).toContain('7.5 customers a month, and $13,478 a year');
  await user.clear(field('Calls you miss'));
  await user.type(field('Calls you miss'), '0');
  expect(answer()).toContain('about $0 a month');
  expect(document.body.textContent).not.toMatch(/NaN|Infinity/);
});

it('starts with the numbers that its page sets', async () => {
  const section = { ...calls.section, defaults: { calls: 30 } };
  renderApp(<MissedCallSection {...calls} section={section} />, {});
  expect(field('Calls a day').value).toBe('30');
  expect(field('Days open a week').value).toBe('6');
});

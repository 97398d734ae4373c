import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EmailField, PasswordChecklist, PasswordField } from './fields.tsx';

const render = (node: React.ReactNode) => renderToStaticMarkup(<MantineProvider>{node}</MantineProvider>);

describe('the checklist next to a password', () => {
  it('names its three items and says in words which are met', () => {
    const text = render(<PasswordChecklist password="1" />).replace(/<[^>]*>/g, '|');
    expect(text).toMatch(
      /At least 8 characters.*: not yet.*A number or symbol.*: yes.*Lowercase and uppercase letters/,
    );
  });
});

it('sets autocomplete attributes on fields', () => {
  expect(render(<EmailField />)).toMatch(/type="email"[^>]*|autoComplete="email"/i);
  expect(render(<EmailField />)).toContain('autoComplete="email"');
  const password = render(<PasswordField />);
  expect(password).toContain('autoComplete="current-password"');
  expect(password).toContain('type="password"');
  expect(password).toContain('aria-label="Show or hide the password"');
});

import { afterEach, expect, it } from 'vitest';
import { repeatEarlyClick } from './early-click.ts';

afterEach(() => {
  document.body.innerHTML = '';
  window.__earlyClick = undefined;
});

/** Renders these buttons. @returns the names of those that are clicked from now on */
function show(html: string): string[] {
  document.body.innerHTML = html;
  const clicked: string[] = [];
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => clicked.push(button.getAttribute('aria-label') ?? button.textContent));
  return clicked;
}

it.each([
  ['text', '<button>Search</button><button><svg></svg>More</button>', 'More'],
  ['accessible name', '<button>More</button><button aria-label="Search or jump to"></button>', 'Search or jump to'],
])('repeats a click on the button with the same %s, once', (_, html, name) => {
  show(html);
  window.__earlyClick = document.querySelectorAll('button')[1]!;
  const clicked = show(html);
  repeatEarlyClick();
  repeatEarlyClick();
  expect(clicked).toEqual([name]);
  expect(window.__earlyClick).toBeNull();
});

it('drops a click on a button that is gone', () => {
  show('<button>More</button>');
  window.__earlyClick = document.querySelector('button');
  const clicked = show('<button>Search</button>');
  repeatEarlyClick();
  expect(clicked).toEqual([]);
});

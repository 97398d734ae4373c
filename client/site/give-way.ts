/**
 * Hides the round chat button while a form, or a tool that works like one, is in its corner of the window.
 * floating-chat.module.css does so only on phones, where forms are as wide as the window and the button would cover
 * their fields and buttons.
 */
export function startGivingWay(): void {
  const button = document.querySelector('[data-gives-way]');
  if (!button) return;
  const inCorner = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) inCorner[isIntersecting ? 'add' : 'delete'](target);
      button.toggleAttribute('data-away', inCorner.size > 0);
    },
    { rootMargin: '-85% 0px 0px -70%' },
  );
  for (const form of document.querySelectorAll('main :is(form, [data-fills-corner])')) observer.observe(form);
}

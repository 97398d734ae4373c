/** Carries an email address over from one form to the next. In memory only, until the page unloads. */
let email = '';

export const typedEmail = {
  get: () => email,
  set: (next: string) => {
    email = next;
  },
};

/** The address typed in one form is there in the next one, until the page is left. In memory alone. */
let email = '';

export const typedEmail = {
  get: () => email,
  set: (next: string) => {
    email = next;
  },
};

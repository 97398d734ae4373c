/** Shared code of the admin area's tests. */
import { Accounts, test as base } from './account-api.ts';
import { adminLogin } from './admin-login.ts';

/** The browser's own message about the frame that shows an email: no script may run there. */
export const noScriptInFrame = /^Blocked script execution in 'about:srcdoc' because the document's frame is sandboxed/;

type Fixtures = {
  /** The test's browser is signed in as an admin. */
  agency: Accounts;
  /** Accounts in the browser of `otherPage`. */
  others: Accounts;
};

export const test = base.extend<Fixtures>({
  agency: async ({ accounts }, use) => {
    await accounts.signIn(adminLogin);
    await use(accounts);
  },
  others: async ({ otherPage, playwright, site }, use) =>
    use(new Accounts(otherPage.context(), playwright.request, site)),
});

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { noteOrder } from '#client/lib/cart-orders.ts';
import { readDraft, writeDraft } from '#client/lib/form-draft.ts';
import { broken, held, offline, refuse, sessionOf } from '#client/test/accounts.ts';
import { checkoutOf, fillCart, inCart, orderOf, pack, seatsOf, upgrade, vip, virtual } from '#client/test/orders.ts';
import { type Api } from '#client/test/render.tsx';

import { asVisitor, inLine, noPay, open, pay, total } from './cart-screen.fixture.tsx';

describe('cart contents', () => {
  it('shows an empty cart with a link to the shop', () => {
    open(asVisitor);
    expect(screen.getByText(/Your cart is empty\./)).toBeDefined();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/bootcamp', '/tools']);
  });

  it('uses current catalog prices and leaves out discontinued items', async () => {
    fillCart({ ...pack, price: 1 }, { id: 'summer-course', name: 'Summer course', price: 900, quantity: 3 });
    const { user } = open(asVisitor);
    expect(await screen.findByText('Price updated')).toBe(inLine(pack.name).getByText('Price updated'));
    expect(inLine(pack.name).getByText('It was $0.01 when you added it.')).toBeDefined();
    expect(inLine('Summer course').getByText('No longer sold')).toBeDefined();
    expect(total()).toBe('$49.99');
    await user.click(screen.getByRole('button', { name: 'Remove Summer course' }));
    expect(inCart()).toEqual([[pack.id, 1]]);
  });

  it('allows at most one of each pack and keeps the focus on its button', async () => {
    fillCart(pack);
    const { user } = open(asVisitor);
    const oneMore = screen.getByRole('button', { name: 'Add one' });
    await user.click(oneMore);
    expect([oneMore.getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', oneMore]);
    expect(inCart()).toEqual([[pack.id, 1]]);
  });

  it('shows the number of seats left when only a few remain', async () => {
    fillCart(vip, pack);
    open({ ...asVisitor, 'cart.options': () => checkoutOf(7) });
    expect(await screen.findByText('7 of 20 seats left.')).toBe(inLine(vip.name).getByText('7 of 20 seats left.'));
  });

  it('links to the waiting list for a sold-out seat, and asks to remove it only while other items remain', async () => {
    fillCart(vip, pack);
    const { user } = open({ ...asVisitor, 'cart.options': () => checkoutOf(0) });
    expect(await screen.findByText('Sold out')).toBe(inLine(vip.name).getByText('Sold out'));
    const login = await inLine(vip.name).findByRole('link', { name: 'Sign in to join the waiting list' });
    expect(login.getAttribute('href')).toBe('/login?from=%2Fcart');
    expect(inLine(vip.name).getByText(/To pay for the other items, remove this one/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: `Remove ${pack.name}` }));
    expect(inLine(vip.name).getByText('You can join the waiting list below.')).toBeDefined();
  });

  it('shows that a seat is held for an open order', async () => {
    fillCart(vip);
    open({ 'cart.options': () => checkoutOf(0), 'seats.mine': () => seatsOf({ held: 1 }) });
    expect(await screen.findByText('We’re holding a seat for you.')).toBeDefined();
    expect(screen.queryByText('Sold out')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Join the waiting list' })).toBeNull();
  });

  it('keeps the focus on the button when joining the waiting list fails and another tab was faster', async () => {
    fillCart(vip);
    let tries = 0;
    const waitlist = { status: 'waiting', position: 3, offerEndsAt: null } as const;
    const { user } = open({
      'cart.options': () => checkoutOf(0),
      'seats.mine': () => seatsOf(tries > 0 ? { waitlist } : {}),
      'seats.joinWaitlist': () => {
        tries += 1;
        return offline();
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Join the waiting list' }));
    expect(await screen.findByText('We couldn’t add you to the list')).toBeDefined();
    expect(await screen.findByText(/^You’re number 3 on the waiting list\./)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Leave the waiting list' }));
  });
});

describe('paying', () => {
  it('reports that the checkout could not be loaded and loads it on retry', async () => {
    fillCart(pack);
    let isDown = true;
    const { user } = open({ 'cart.options': () => (isDown ? broken() : checkoutOf()) });
    const problem = await screen.findByText('We couldn’t load the checkout', undefined, { timeout: 5000 });
    expect(problem).toBeDefined();
    expect(total()).toBe('$49.99');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await pay('$49.99')).toBeDefined();
  });

  it('asks a guest for an email address and the terms, and says that no money is charged', async () => {
    fillCart(pack, virtual);
    const assign = vi.spyOn(location, 'assign').mockReturnValue();
    const url = 'http://localhost:3000/sandbox/checkout/cs_1';
    const { user, sentTo } = open({ ...asVisitor, 'cart.startAsGuest': () => ({ url, orderId: 'order-1' }) });
    const signIn = await screen.findByRole('link', { name: 'Sign in' });
    expect(signIn.getAttribute('href')).toBe('/login?from=%2Fcart');
    expect(screen.getByText('Test mode: no real money changes hands.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Check out' }));
    expect(await screen.findByText('Check this box to continue.')).toBeDefined();
    const email = screen.getByRole<HTMLInputElement>('textbox', { name: /^Email/ });
    await waitFor(() => expect(document.activeElement).toBe(email));
    expect(sentTo('cart.startAsGuest')).toEqual([]);

    await user.click(screen.getByRole('checkbox'));
    await user.type(email, ' Mara@Example.com{Enter}');
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(sentTo('cart.startAsGuest')).toEqual([
      expect.objectContaining({
        email: 'Mara@Example.com',
        termsAccepted: true,
        items: [
          { id: pack.id, quantity: 1 },
          { id: virtual.id, quantity: 1 },
        ],
      }),
    ]);
    expect(JSON.parse(localStorage.getItem('cart-orders')!)).toEqual(['order-1']);
  });

  it('keeps what a guest typed when an attempt fails, and shows a refused address at its field', async () => {
    fillCart(pack);
    let isOffline = true;
    const { user, unmount } = open({
      ...asVisitor,
      'cart.startAsGuest': () => (isOffline ? offline() : refuse('Check the address.', 'INVALID', 400, ['email'])()),
    });
    const button = await pay('$49.99');
    await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'mara@example.com');
    await user.click(button);
    expect(await screen.findByText(/^Our server didn’t respond, and you weren’t charged\./)).toBeDefined();
    isOffline = false;
    await user.click(button);
    const refused = await screen.findByText('Check the address.');
    const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Email/ });
    expect(email().getAttribute('aria-describedby')).toContain(refused.id);
    unmount();
    open(asVisitor);
    await pay('$49.99');
    expect(email().value).toBe('mara@example.com');
  });

  it('says what is included, when the bootcamp is, and when money goes back', async () => {
    fillCart(pack, virtual);
    const { container } = open(asVisitor);
    await pay('$196.99');
    expect(inLine(virtual.name).getByText('7 live sessions')).toBeDefined();
    expect(inLine(virtual.name).getByText(/day, May 28, 20\d\d, 10AM-5PM Eastern time$/)).toBeDefined();
    expect(inLine(pack.name).getByText('300+ prompts in 15 categories')).toBeDefined();
    expect(container.textContent).toContain('If we cancel the bootcamp, we refund it in full.');
    expect(container.textContent).toContain(
      'If a pack doesn’t work as described and we can’t fix it, we’ll refund it.',
    );
  });

  it('adds the item of a link once', async () => {
    const { unmount } = open(asVisitor, '/cart?add=virtual-bootcamp');
    await pay('$147');
    expect(location.search).toBe('');
    unmount();
    open(asVisitor, '/cart?add=virtual-bootcamp');
    await pay('$147');
    expect(inCart()).toEqual([[virtual.id, 1]]);
  });

  it('puts the order into the contact message when payments are off, replacing an earlier order', async () => {
    fillCart(vip, { ...virtual, quantity: 2 });
    const { user } = open({ ...asVisitor, 'cart.options': () => ({ ...checkoutOf(), available: false }) });
    await user.click(await screen.findByRole('link', { name: 'Order by message' }));
    await waitFor(() => expect(location.pathname).toBe('/contact'));
    const message = () => readDraft('contact')?.values.message ?? '';
    expect(message()).toMatch(/1 x VIP In-Studio.*\$497\n2 x Virtual AI.*\$294\nTotal: \$791/);
    writeDraft('contact', { values: { message: `Hello!\n\n${message()}` } });
    await user.click(screen.getByRole('button', { name: `Remove ${vip.name}` }));
    await user.click(screen.getByRole('link', { name: 'Order by message' }));
    expect(message()).toMatch(/^Hello!\n\nI’d like to order:\n2 x Virtual AI[^]*Total: \$294/);
    expect(message()).not.toContain('VIP');
    writeDraft('contact', undefined);
  });

  it('sends ids and quantities once for a double click, stores the order, and opens its page', async () => {
    fillCart({ ...pack, price: 1 }, { ...virtual, quantity: 2 });
    const assign = vi.spyOn(location, 'assign').mockReturnValue();
    const answer = held({ url: 'http://localhost:3000/sandbox/checkout/cs_1', orderId: 'order-1' });
    const { user, sentTo } = open({ 'cart.start': answer.handler });
    await user.dblClick(await pay('$343.99'));
    const busy = await screen.findByRole('button', { name: 'Opening the payment page…' });
    expect([busy.getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', busy]);
    await act(async () => answer.release());
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(String(assign.mock.calls[0]![0])).toBe('http://localhost:3000/sandbox/checkout/cs_1');
    expect(sentTo('cart.start')).toEqual([
      expect.objectContaining({
        items: [
          { id: pack.id, quantity: 1 },
          { id: virtual.id, quantity: 2 },
        ],
      }),
    ]);
    expect(JSON.parse(localStorage.getItem('cart-orders')!)).toEqual(['order-1']);
    expect(inCart()).toHaveLength(2);
  });

  it('focuses a refusal at its line each time, until the cart changes', async () => {
    fillCart(virtual, pack);
    const { user } = open({
      'cart.start': refuse('You have the web prompt pack already. Please take it out.', 'CONFLICT', 409, ['items', 1]),
    });
    const refusal = () => inLine(pack.name).findByText(/^You have the web prompt pack already/);
    await user.click(await pay('$196.99'));
    const first = await refusal();
    await waitFor(() => expect(document.activeElement).toBe(first));
    await user.click(await pay('$196.99'));
    const second = await refusal();
    await waitFor(() => expect(document.activeElement).toBe(second));
    await user.click(screen.getByRole('button', { name: `Remove ${pack.name}` }));
    expect(screen.queryByText(/^You have the web prompt pack already/)).toBeNull();
    expect(await pay('$147')).toBeDefined();
  });

  it('focuses a refusal of the whole cart each time', async () => {
    fillCart(pack);
    const { user } = open({ 'cart.start': offline });
    for (let tries = 0; tries < 2; tries += 1) {
      await user.click(await pay('$49.99'));
      const problem = await screen.findByText(/^Our server didn’t respond, and you weren’t charged\./);
      await waitFor(() => expect(document.activeElement).toBe(problem));
    }
  });

  it('shows the credit of an upgrade and starts no order without a virtual seat to upgrade', async () => {
    fillCart(upgrade);
    const { user, sentTo } = open();
    const problem = await screen.findByText(/^To upgrade, you need a paid virtual seat on your account/);
    expect(screen.getByText('$497 minus the $147 you paid for your virtual seat.')).toBeDefined();
    await user.click(await pay('$350'));
    expect(document.activeElement).toBe(problem);
    expect(sentTo('cart.start')).toEqual([]);
  });

  it('asks for an email address when the session has ended', async () => {
    fillCart(pack);
    let isOver = false;
    const { user } = open({
      'auth.session': () => (isOver ? null : sessionOf()),
      'cart.start': () => {
        isOver = true;
        return refuse('Please log in first', 'UNAUTHORIZED', 401)();
      },
    });
    await user.click(await pay('$49.99'));
    expect(await screen.findByText('Please log in first')).toBeDefined();
    expect(await screen.findByRole('textbox', { name: /^Email/ })).toBeDefined();
  });
});

describe('an abandoned order', () => {
  const id = '5d0f6a51-3a4b-4d0f-9a58-2f3a52d3c1aa';
  const back = (api: Api) => open(api, `/cart?given-up=${id}`);

  it('is shown as unpaid only once the server has said so, and is ended once', async () => {
    fillCart(pack);
    const answer = held(orderOf({ id, status: 'expired' }));
    const { sentTo } = back({ 'cart.cancel': answer.handler });
    expect(await screen.findByText('Closing the payment page…')).toBeDefined();
    noPay();
    await waitFor(() => expect(sentTo('cart.cancel')).toEqual([{ orderId: id }]));
    expect(location.search).toBe('');
    await act(async () => answer.release());
    expect(await screen.findByText('You weren’t charged. Your cart is just as you left it.')).toBeDefined();
    expect(await pay('$49.99')).toBeDefined();
  });

  it('is shown as paid and leaves the cart if it was paid in the meantime', async () => {
    fillCart(pack, virtual);
    noteOrder(id);
    back({ 'cart.cancel': () => orderOf({ id }) });
    expect(await screen.findByText('This order is paid.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'See the order' }).getAttribute('href')).toBe(`/checkout/done?order=${id}`);
    expect(await pay('$147')).toBeDefined();
    expect(inCart()).toEqual([[virtual.id, 1]]);
  });

  it('links to the orders when its payment page could not be closed', async () => {
    fillCart(pack);
    back({ 'cart.cancel': offline });
    expect(
      await screen.findByText('We couldn’t close the payment page. You can see the order’s status in your orders.'),
    ).toBeDefined();
    const link = screen.getByRole('link', { name: 'See my orders' });
    expect(link.getAttribute('href')).toBe('/dashboard/settings#orders');
    expect(screen.queryByText(/Nothing was paid/)).toBeNull();
    expect(await pay('$49.99')).toBeDefined();
  });

  it('is ended for a guest too, and asks a visitor to sign in if it is a member’s', async () => {
    fillCart(pack);
    const { unmount } = back({ ...asVisitor, 'cart.cancel': () => orderOf({ id, status: 'expired' }) });
    expect(await screen.findByText('You weren’t charged. Your cart is just as you left it.')).toBeDefined();
    unmount();
    back({ ...asVisitor, 'cart.cancel': refuse('We couldn’t find that order.', 'NOT_FOUND', 404) });
    expect(await screen.findByText(/Sign in to check on your order\.$/)).toBeDefined();
    expect(await pay('$49.99')).toBeDefined();
  });
});

describe('earlier orders of this cart', () => {
  it("don't block payment when they can't be loaded, and only the newest three are requested", async () => {
    fillCart(pack);
    for (const id of ['a', 'b', 'c', 'd', 'e']) noteOrder(id);
    const { sentTo } = open({ 'cart.status': offline });
    expect(await pay('$49.99')).toBeDefined();
    expect(sentTo('cart.status')).toEqual(['c', 'd', 'e'].map((orderId) => ({ orderId })));
  });

  it('are checked again when the browser restores the page from its cache', async () => {
    fillCart(pack);
    const order = orderOf({ status: 'open', paidAt: null });
    noteOrder(order.id);
    const looks = [order, { ...order, status: 'paid' as const }];
    open({ 'cart.status': () => looks.shift() });
    expect(await pay('$49.99')).toBeDefined();
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(await screen.findByText('Order EG-4711 is paid.')).toBeDefined();
    expect(inCart()).toEqual([]);
  });
});

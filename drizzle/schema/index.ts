/** The whole schema, for the client and for drizzle-kit. */
export * from './chat.ts';
export * from './profile.ts';
export * from './limits.ts';
export * from './auth.ts';
export * from './membership.ts';
export * from './notifications.ts';
export * from './mail.ts';
export * from './leads.ts';
export * from './document.ts';
export * from './machine.ts';
export * from './plan.ts';
export * from './requests.ts';
export * from './referrals.ts';
export * from './orders.ts';
export * from './inbox.ts';
export * from './desk.ts';
export * from './voice.ts';

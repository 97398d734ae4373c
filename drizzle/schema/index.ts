/** The whole schema, for the client and for drizzle-kit. */
export * from './chat.ts';
export * from './profile.ts';
export * from './account.ts';
export * from './activation.ts';
export * from './billing.ts';
export * from './catalog.ts';
export * from './crm.ts';
export * from './member.ts';
export * from './mail.ts';
export * from './admin.ts';
export * from './limits.ts';

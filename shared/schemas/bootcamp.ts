/** The application for a bootcamp seat. Approval is automatic, in the browser; the answers are sent as a message. */
import { z } from 'zod';
import { m } from '#messages';
import { businessTypes, revenueRanges, type BusinessType, type RevenueRange } from '../domain/bootcamp.ts';

const required = (message: string) => z.string(message).trim().min(1, message);

/** Letters, digits, and a few symbols, an at sign, and a domain whose ending has at least two letters. */
const emailPattern = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/;

const keysOf = <Key extends string>(options: Record<Key, string>) => Object.keys(options) as Key[];

export const bootcampApplication = z.strictObject({
  name: required(m.validation_name_required()),
  email: required(m.validation_email_required()).pipe(z.string().regex(emailPattern, m.validation_email_invalid())),
  phone: required(m.validation_phone_required()),
  businessName: required(m.validation_business_name_required()),
  website: z.string().trim().optional(),
  businessType: z.enum(keysOf<BusinessType>(businessTypes), m.validation_business_type_required()),
  currentRevenue: z.enum(keysOf<RevenueRange>(revenueRanges), m.validation_revenue_required()),
  goals: required(m.validation_goals_required()),
  experience: required(m.validation_experience_required()),
  commitment: required(m.validation_commitment_required()),
});

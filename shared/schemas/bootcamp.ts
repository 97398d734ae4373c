/** The application for a bootcamp seat. Approval is automatic, in the browser; the answers are sent as a message. */
import { z } from 'zod';
import { businessTypes, revenueRanges, type BusinessType, type RevenueRange } from '../domain/bootcamp.ts';

const required = (message: string) => z.string(message).trim().min(1, message);

/** Letters, digits, and a few symbols, an at sign, and a domain whose ending has at least two letters. */
const emailPattern = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/;

const keysOf = <Key extends string>(options: Record<Key, string>) => Object.keys(options) as Key[];

export const bootcampApplication = z.strictObject({
  name: required('Name is required'),
  email: required('Email is required').pipe(z.string().regex(emailPattern, 'Invalid email address')),
  phone: required('Phone number is required'),
  businessName: required('Business name is required'),
  website: z.string().trim().optional(),
  businessType: z.enum(keysOf<BusinessType>(businessTypes), 'Business type is required'),
  currentRevenue: z.enum(keysOf<RevenueRange>(revenueRanges), 'Revenue range is required'),
  goals: required('Goals are required'),
  experience: required('Experience level is required'),
  commitment: required('Commitment statement is required'),
});

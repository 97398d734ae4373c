/** Inputs of admin procedures. */
import { z } from 'zod';

export const userIdInput = z.strictObject({ userId: z.uuid() });
export const setUserActiveInput = z.strictObject({ userId: z.uuid(), isActive: z.boolean() });

import { and, asc, eq, gt, isNull, like, sql } from 'drizzle-orm';
import { promptMarks } from '#drizzle/schema/profile.ts';
import { orderLines, orders } from '#drizzle/schema/billing.ts';
import type { ItemId } from '#shared/domain/catalogue.ts';
import type { Database } from '#server/db/client.ts';

/** The order that something was bought with. */
export type Purchase = { orderNumber: number; boughtAt: Date };

/** An account's first paid, delivered, and unrefunded order of an item; undefined if there is none. */
export async function findPurchase(
  db: Database,
  params: { userId: string; itemId: ItemId },
): Promise<Purchase | undefined> {
  const [row] = await db
    .select({
      orderNumber: orders.number,
      boughtAt: sql<Date>`coalesce(${orders.paidAt}, ${orders.createdAt})`.mapWith(orders.createdAt),
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.userId, params.userId),
        eq(orders.status, 'paid'),
        isNull(orders.refundDueAt),
        eq(orderLines.itemId, params.itemId),
        gt(orderLines.quantity, orderLines.refundedQuantity),
      ),
    )
    .orderBy(asc(orders.number))
    .limit(1);
  return row;
}

export type PackMark = {
  promptKey: string;
  isFavorite: boolean;
  rating: number | null;
  variables: Record<string, string>;
};

/** A member's marks on one pack's prompts. `pack` contains only letters. */
export async function listPackMarks(db: Database, params: { userId: string; pack: string }): Promise<PackMark[]> {
  return db
    .select({
      promptKey: promptMarks.promptKey,
      isFavorite: sql<boolean>`${promptMarks.favoriteAt} is not null`,
      rating: promptMarks.rating,
      variables: promptMarks.variables,
    })
    .from(promptMarks)
    .where(and(eq(promptMarks.userId, params.userId), like(promptMarks.promptKey, `${params.pack}.%`)));
}

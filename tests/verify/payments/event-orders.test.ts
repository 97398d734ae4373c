/** The final state is the same in whatever order events arrive, however often, and whichever are missing. */
import { allOrders, testEventOrders } from '#tests/helpers/payment-lives.ts';

await testEventOrders({ orders: allOrders, lives: 250, steps: 500 });

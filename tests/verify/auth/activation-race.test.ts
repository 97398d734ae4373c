/** Races for an activation link have one winner: a thousand at the database and fifty through two processes. */
import { testLinkRaces } from '#tests/helpers/link-race.ts';
import { addSite, openSite } from '#tests/helpers/opened.ts';

const { database, site } = await openSite({ role: 'web' });
const twin = await addSite({ databaseUrl: database.url, role: 'web' });

testLinkRaces(database, [site.address, twin.address], { atDatabase: 1_000, throughSites: 50, racers: 20 });

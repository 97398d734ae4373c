/** The conversation: order, storage, two tabs, changes, starting over. Over HTTP, on a real PostgreSQL. */
import { describe, expect, it } from 'vitest';
import { stepIds, type StepId } from '#shared/domain/chat-script.ts';
import type { AnswerValue, Answers } from '#shared/domain/chat-answers.ts';
import { converse, sampleAnswers } from '#tests/helpers/conversation.ts';
import { openSite } from '#tests/helpers/opened.ts';
import { createVisitor, type Visitor } from '#tests/helpers/site.ts';

type ProfileRow = Record<string, unknown> & { id: string; conversation_responses: Answers };

const { database, site } = await openSite({ role: 'web' });

const newVisitor = () => createVisitor(site.address);

async function storedAnswers(id: string): Promise<Answers> {
  const [row] = await database.query<{ answers: Answers }>('select answers from conversations where id = $1', [id]);
  return row!.answers;
}

const profileRows = (id: string) =>
  database.query<ProfileRow>('select * from ai_conversation_profiles where conversation_id = $1', [id]);

/** Answers one step with the latest revision. */
async function give(visitor: Visitor, stepId: StepId, value: AnswerValue) {
  const { id, revision } = (await visitor.api.chat.current.query())!;
  return visitor.api.chat.answer.mutate({ conversationId: id, revision, stepId, value });
}

describe('the fourteen steps', () => {
  const order = [
    'greeting',
    'intro_response',
    'how_it_works',
    'name_input',
    'business_name',
    'business_description',
    'website_social',
    'current_marketing',
    'target_audience',
    'goals',
    'contact_info',
    'phone_optional',
    'live_generation',
    'final_cta',
  ] as const;

  it('come in the specified order, and every answer is stored right away', async () => {
    expect(stepIds).toEqual(order);
    const visitor = newVisitor();
    const answers = sampleAnswers();
    let conversation = await visitor.api.chat.start.mutate({});
    expect(conversation).toMatchObject({ step: 'greeting', number: 1, revision: 0, answers: {} });
    for (const [index, stepId] of order.entries()) {
      expect(conversation.step).toBe(stepId);
      expect(conversation.number).toBe(index + 1);
      const { id: conversationId, revision } = conversation;
      const result = await visitor.api.chat.answer.mutate({ conversationId, revision, stepId, value: answers[stepId] });
      expect(result.accepted).toBe(true);
      conversation = result.conversation;
      expect(conversation.revision).toBe(index + 1);
      const stored = await storedAnswers(conversation.id);
      expect(Object.keys(stored).sort()).toEqual(order.slice(0, index + 1).toSorted());
      expect(stored[stepId]).toEqual(answers[stepId]);
      // The conversation profile is created with the email, the second of the two answers it needs.
      expect(await profileRows(conversation.id)).toHaveLength(index < order.indexOf('contact_info') ? 0 : 1);
    }
    expect(await visitor.api.chat.current.query()).toEqual(conversation);
    expect(conversation).toMatchObject({ step: 'final_cta', number: 14, answers });
  });

  it('cannot be skipped, in any order', { tags: ['check-16'] }, async () => {
    const visitor = newVisitor();
    const conversation = await visitor.api.chat.start.mutate({});
    const answers = sampleAnswers();
    for (const stepId of order.slice(1)) {
      const result = await give(visitor, stepId, answers[stepId]);
      expect(result, stepId).toMatchObject({ accepted: false, conversation: { step: 'greeting', revision: 0 } });
    }
    expect(await storedAnswers(conversation.id)).toEqual({});
  });
});

describe('an answer', () => {
  it('stores "None" for the website as "Not provided" (CHAT-27)', async () => {
    const conversation = await converse(newVisitor(), sampleAnswers({ website_social: ' None ' }));
    expect((await profileRows(conversation.id))[0]!.website).toBe('Not provided');
  });

  it('fills the conversation profile, with goals joined by comma and all answers in conversation_responses', async () => {
    const visitor = newVisitor();
    const answers = sampleAnswers({
      goals: ['more_reviews', 'more_leads', 'more_leads'],
      website_social: 'coralbay.example',
      phone_optional: '954 555 0123',
    });
    const conversation = await converse(visitor, answers, 'final_cta');
    const [row] = await profileRows(conversation.id);
    expect(row).toMatchObject({
      email: 'dana@example.com',
      name: 'Dana Rivera',
      phone: '954 555 0123',
      website: 'coralbay.example',
      business_name: 'Coral Bay Cooling',
      business_description: answers.business_description,
      current_marketing: 'Word of mouth',
      target_audience: 'Homeowners',
      // In the list's order, each once.
      goals: 'Get more leads, Get more reviews',
    });
    expect(row!.conversation_responses).toEqual({ ...answers, goals: ['more_leads', 'more_reviews'] });
    expect(Object.keys(row!.conversation_responses)).toHaveLength(14);
  });

  it('stays what it is: an option is stored as its id, and typed text as text, even if it reads like an id', async () => {
    const visitor = newVisitor();
    const answers = sampleAnswers({ target_audience: 'homeowners' });
    const { id } = await converse(visitor, answers);
    expect(await storedAnswers(id)).toMatchObject({
      current_marketing: ['word_of_mouth'],
      target_audience: 'homeowners',
    });
    expect((await profileRows(id))[0]).toMatchObject({
      current_marketing: 'Word of mouth',
      target_audience: 'homeowners',
    });
    // The same words as an option's label mean that option, also after a lost response.
    const { revision } = (await visitor.api.chat.current.query())!;
    const typed = { conversationId: id, revision, stepId: 'target_audience' as const, value: ' Tourists and visitors' };
    for (const result of [await visitor.api.chat.answer.mutate(typed), await visitor.api.chat.answer.mutate(typed)])
      expect(result).toMatchObject({ accepted: true, conversation: { answers: { target_audience: ['tourists'] } } });
    expect((await profileRows(id))[0]).toMatchObject({ target_audience: 'Tourists and visitors' });
  });

  it('of the first releases, with options as text, is read as ids and can be continued', async () => {
    const visitor = newVisitor();
    const { id } = await converse(visitor, sampleAnswers(), 'contact_info');
    const first = {
      greeting: "Let's go",
      current_marketing: 'Paid ads',
      target_audience: 'new parents in Davie',
      goals: ['Fill my calendar', 'Get more reviews'],
    };
    await database.query('update conversations set answers = answers || $2 where id = $1', [id, JSON.stringify(first)]);
    expect((await visitor.api.chat.current.query())!.answers).toMatchObject({
      greeting: ['lets_go'],
      current_marketing: ['paid_ads'],
      target_audience: 'new parents in Davie',
      goals: ['full_calendar', 'more_reviews'],
    });
    const { conversation } = await give(visitor, 'phone_optional', '');
    expect(conversation.answers).toMatchObject({ current_marketing: ['paid_ads'] });
    expect((await profileRows(id))[0]).toMatchObject({
      current_marketing: 'Paid ads',
      target_audience: 'new parents in Davie',
      goals: 'Fill my calendar, Get more reviews',
    });
  });

  it('is refused with a readable message if it does not fit its step, and not stored', async () => {
    const visitor = newVisitor();
    const conversation = await converse(visitor, sampleAnswers(), 'goals');
    const before = await storedAnswers(conversation.id);
    const refused: [StepId, AnswerValue, RegExp][] = [
      ['contact_info', 'dana@', /look like an email/],
      ['goals', 'more_leads', /./],
      ['goals', ['more_leads', 'word_of_mouth'], /from the list/],
      ['current_marketing', ['word_of_mouth', 'google'], /choose one/],
      ['name_input', ['lets_go'], /check your answer/],
      ['greeting', 'lets_go', /choose one/],
      ['greeting', 'something typed', /choose one/],
    ];
    for (const [stepId, value, message] of refused) {
      await expect(give(visitor, stepId, value), `${stepId} ${JSON.stringify(value)}`).rejects.toThrow(message);
    }
    expect(await storedAnswers(conversation.id)).toEqual(before);
  });
});

describe('a single conversation profile', () => {
  const twenty = Array.from({ length: 20 });

  it('is created once by 20 identical answers, all of which are accepted', async () => {
    const visitor = newVisitor();
    const { id, revision } = await converse(visitor, sampleAnswers(), 'goals');
    const input = { conversationId: id, revision, stepId: 'contact_info' as const, value: 'dana@example.com' };
    const results = await Promise.all(twenty.map(() => visitor.api.chat.answer.mutate(input)));
    expect(results.map((result) => result.accepted)).toEqual(twenty.map(() => true));
    expect(results.map((result) => result.conversation.revision)).toEqual(twenty.map(() => revision + 1));
    expect(await profileRows(id)).toHaveLength(1);
  });

  it('is created by one of 20 different answers, and the others see the winner', async () => {
    const visitor = newVisitor();
    const { id, revision } = await converse(visitor, sampleAnswers(), 'goals');
    const results = await Promise.all(
      twenty.map((_, index) =>
        visitor.api.chat.answer.mutate({
          conversationId: id,
          revision,
          stepId: 'contact_info',
          value: `dana${index}@example.com`,
        }),
      ),
    );
    const winners = results.filter((result) => result.accepted);
    expect(winners).toHaveLength(1);
    const email = winners[0]!.conversation.answers.contact_info;
    for (const result of results) expect(result.conversation).toEqual(winners[0]!.conversation);
    const rows = await profileRows(id);
    expect(rows.map((row) => row.email)).toEqual([email]);
  });

  it('is updated by the phone number and later changes, in the same row', async () => {
    const visitor = newVisitor();
    const conversation = await converse(visitor, sampleAnswers(), 'contact_info');
    const [first] = await profileRows(conversation.id);
    expect(first!.phone).toBeNull();
    await give(visitor, 'phone_optional', '954-555-0199');
    await give(visitor, 'business_name', 'Coral Bay Air');
    await give(visitor, 'contact_info', 'new@example.com');
    const rows = await profileRows(conversation.id);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      id: first!.id,
      phone: '954-555-0199',
      business_name: 'Coral Bay Air',
      email: 'new@example.com',
    });
    expect(rows[0]!.conversation_responses).toEqual(await storedAnswers(conversation.id));
  });
});

describe('a conversation', () => {
  it('refuses an answer with an old revision, and returns the current state', async () => {
    const visitor = newVisitor();
    const old = await converse(visitor, sampleAnswers(), 'how_it_works');
    await give(visitor, 'name_input', 'Dana');
    const late = { conversationId: old.id, revision: old.revision, stepId: 'name_input' as const, value: 'Robin' };
    const result = await visitor.api.chat.answer.mutate(late);
    expect(result).toMatchObject({
      accepted: false,
      conversation: { revision: old.revision + 1, answers: { name_input: 'Dana' } },
    });
    expect((await storedAnswers(old.id)).name_input).toBe('Dana');
  });

  it('counts an answer once if it is resent after a lost reply', async () => {
    const visitor = newVisitor();
    const { id, revision } = await converse(visitor, sampleAnswers(), 'how_it_works');
    const input = { conversationId: id, revision, stepId: 'name_input' as const, value: ' Dana ' };
    const first = await visitor.api.chat.answer.mutate(input);
    const again = await visitor.api.chat.answer.mutate(input);
    expect(again).toEqual(first);
    expect(again.accepted).toBe(true);
  });

  it('keeps later answers and the current step when one is changed', async () => {
    const visitor = newVisitor();
    const before = await converse(visitor, sampleAnswers(), 'target_audience');
    const { accepted, conversation } = await give(visitor, 'business_description', 'A bakery in Davie.');
    expect(accepted).toBe(true);
    expect(conversation).toMatchObject({ step: 'goals', revision: before.revision + 1 });
    expect(conversation.answers).toEqual({ ...before.answers, business_description: 'A bakery in Davie.' });
  });

  it('is archived by starting over, keeps its rows, and accepts no more answers', async () => {
    const visitor = newVisitor();
    const old = await converse(visitor, sampleAnswers(), 'contact_info');
    const fresh = await visitor.api.chat.start.mutate({ restart: old.id });
    expect(fresh).toMatchObject({ revision: 0, answers: {}, step: 'greeting' });
    expect(fresh.id).not.toBe(old.id);
    expect((await visitor.api.chat.current.query())!.id).toBe(fresh.id);
    const [row] = await database.query<{ archived_at: Date | null; answers: Answers }>(
      'select archived_at, answers from conversations where id = $1',
      [old.id],
    );
    expect(row!.archived_at).toBeInstanceOf(Date);
    expect(row!.answers).toEqual(old.answers);
    expect(await profileRows(old.id)).toHaveLength(1);
    await expect(
      visitor.api.chat.answer.mutate({
        conversationId: old.id,
        revision: old.revision,
        stepId: 'phone_optional',
        value: '',
      }),
    ).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } });
    // The other tab requests the same restart: the new conversation isn't archived.
    expect((await visitor.api.chat.start.mutate({ restart: old.id })).id).toBe(fresh.id);
  });

  it('is not created by a page visit alone', async () => {
    const visitor = newVisitor();
    expect(await visitor.api.chat.current.query()).toBeNull();
    expect(visitor.cookie()).toBe('');
  });

  it('is created once, even if the browser asks many times at the same moment', async () => {
    const visitor = newVisitor();
    // The very first contact: both calls of a batch share the request that gets the cookie.
    const response = await visitor.fetch('/trpc/chat.start,chat.start?batch=1', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ 0: {}, 1: {} }),
    });
    const [one, two] = (await response.json()) as { result: { data: { id: string } } }[];
    expect(response.headers.getSetCookie()).toHaveLength(1);
    expect(one!.result.data.id).toBe(two!.result.data.id);
    // From then on the browser has a cookie, and 20 tabs that start over at the same moment share one conversation.
    const restart = one!.result.data.id;
    const started = await Promise.all(Array.from({ length: 20 }, () => visitor.api.chat.start.mutate({ restart })));
    expect(new Set(started.map((conversation) => conversation.id)).size).toBe(1);
    const [count] = await database.query<{ open: number }>(
      `select count(*)::int as open from conversations where archived_at is null
       and visitor_id = (select visitor_id from conversations where id = $1)`,
      [restart],
    );
    expect(count!.open).toBe(1);
  });

  it('belongs to the cookie that survives when two tabs race on their first call', async () => {
    const [left, right] = [newVisitor(), newVisitor()];
    const [, second] = [await left.api.chat.start.mutate({}), await right.api.chat.start.mutate({})];
    const browser = createVisitor(site.address, { cookie: right.cookie() });
    expect((await browser.api.chat.current.query())!.id).toBe(second.id);
    expect((await browser.api.chat.start.mutate({})).id).toBe(second.id);
  });
});

import { marked, type Token } from 'marked';
import { describe, expect, it } from 'vitest';
import { countPrompts, generatedProfileSchema, type GeneratedProfile } from '#shared/schemas/profile.ts';
import { textOfPdf } from '#tests/helpers/pdf.ts';
import { assembleProfile } from '../engine/assemble.ts';
import { draftLocally } from '../engine/draft-local.ts';
import { readBrief } from '../engine/read-brief.ts';
import { answersWith } from '../engine/test-helpers.ts';
import { exportFile } from './export-file.ts';
import type { ExportedProfile } from './parts.ts';

const whole = (): GeneratedProfile => {
  const brief = readBrief(answersWith({ businessName: 'Bay Breeze Cooling' }));
  return assembleProfile(brief, draftLocally(brief));
};

function exported(part: Partial<ExportedProfile> = {}): ExportedProfile {
  const day = new Date('2026-03-10T12:00:00Z');
  const answers = {
    business_description: 'We fix AC units in Hollywood',
    goals: ['Get more leads', 'Get more reviews'],
  };
  return {
    businessName: 'Bay Breeze Cooling',
    profile: whole(),
    version: 3,
    answers,
    engine: 'local',
    createdAt: day,
    at: day,
    ...part,
  };
}

const hostile = [
  '# Heading\n## Another',
  '- item\n1. first\n> quote\n---\n===',
  '[link](javascript:alert(1)) ![x](y) <script>alert(1)</script> <!-- c',
  '```\ncode\n```\n~~~',
  '| a | b |\n|---|---|\n*em* **strong** _em_ `code` &amp; \\ \\\\',
  '    indented\n\n\ttab',
];
const nasty = 'مرحبا 你好世界 👩‍👩‍👧‍👦🔥 Łódź Việt Nam \u0000\u202e ' + 'x'.repeat(900);

function withTexts(profile: GeneratedProfile, texts: string[]): GeneratedProfile {
  profile.businessAnalysis.targetAudience = texts[0]!;
  profile.businessAnalysis.advantages = texts;
  profile.roadmap.thirtyDays = texts;
  profile.platformPrompts!.lovable![0] = {
    title: texts[0]!.slice(0, 150),
    prompt: texts.join('\n'),
    category: texts[1]!.slice(0, 60),
    useCase: texts[2]!.slice(0, 200),
  };
  return profile;
}

const headings = (tokens: Token[], depth: number) =>
  tokens.flatMap((token) => (token.type === 'heading' && token.depth === depth ? [String(token.text)] : []));
const typesOf = (tokens: Token[]): string[] =>
  tokens.flatMap((token) => [
    token.type,
    ...typesOf(('tokens' in token && token.tokens) || []),
    ...('items' in token ? typesOf(token.items as Token[]) : []),
  ]);

describe('Markdown', () => {
  it('includes every section, every prompt and the reasons', async () => {
    const input = exported();
    const text = (await exportFile('md', input)).body.toString();
    const tokens = marked.lexer(text);
    expect(headings(tokens, 1)).toEqual(['Bay Breeze Cooling']);
    expect(headings(tokens, 2)).toEqual(
      [
        'Diagnosis',
        'Business Analysis',
        'AI Marketing Strategies',
        'Automation & Integration',
        'Growth Roadmap',
        'AI Platform Prompts',
      ].map((title) => title.replace('&', '\\&')),
    );
    expect(headings(tokens, 4)).toHaveLength(countPrompts(input.profile));
    const prompts = tokens.flatMap((token) => (token.type === 'code' ? [String(token.text)] : []));
    expect(prompts).toEqual(expect.arrayContaining(input.profile.platformPrompts!.veo3!.map(({ prompt }) => prompt)));
    const { bottleneck, moves, avoid, metric } = input.profile.diagnosis!;
    const words = text.replaceAll('\\', '');
    for (const part of [
      bottleneck,
      metric,
      ...avoid,
      ...moves.flatMap(({ what, how, by, sign }) => [what, how, by, sign]),
    ])
      expect(words).toContain(part);
    expect(text).toContain('Because you said “We fix AC units in Hollywood” (What you do)');
  });

  it('starts with the analysis in a profile without a diagnosis', async () => {
    const { diagnosis: _none, ...older } = whole();
    const text = (await exportFile('md', exported({ profile: older }))).body.toString();
    expect(headings(marked.lexer(text), 2)[0]).toBe('Business Analysis');
  });

  it('keeps its structure for any input', async () => {
    const plain = marked.lexer((await exportFile('md', exported())).body.toString());
    const input = exported({ businessName: '# [x](y)\n# <b>', profile: withTexts(whole(), hostile) });
    const file = (await exportFile('md', input)).body.toString();
    const tokens = marked.lexer(file);
    for (const depth of [1, 2, 3, 4])
      expect(headings(tokens, depth), `level ${depth}`).toHaveLength(headings(plain, depth).length);
    const types = new Set(typesOf(tokens));
    for (const type of ['html', 'image', 'table', 'blockquote', 'hr', 'codespan', 'strong'])
      expect(types, type).not.toContain(type);
    expect(tokens.filter(({ type }) => type === 'code')).toHaveLength(countPrompts(input.profile));
    // The prompt is included verbatim, code marks included.
    expect(tokens.some((token) => token.type === 'code' && token.text === hostile.join('\n'))).toBe(true);
  });
});

describe('JSON', () => {
  it('contains the profile by its schema and the context to read it', async () => {
    const input = exported();
    const { profile, ...meta } = JSON.parse((await exportFile('json', input)).body.toString()) as Record<
      string,
      unknown
    >;
    expect(generatedProfileSchema.parse(profile)).toEqual(input.profile);
    expect(meta).toMatchObject({ formatVersion: 1, version: 3, businessName: 'Bay Breeze Cooling', engine: 'local' });
    expect(JSON.stringify(meta)).not.toMatch(/@|phone/);
  });
});

const squeezed = (text: string) => text.replace(/\s+/g, '');

describe('PDF', () => {
  it('opens, is tagged, and has every section, prompt and page number', async ({ skip }) => {
    const input = exported();
    const { body } = await exportFile('pdf', input);
    const raw = body.toString('latin1');
    expect(raw.startsWith('%PDF-1.7')).toBe(true);
    expect(raw.trimEnd().endsWith('%%EOF')).toBe(true);
    expect(raw).toMatch(/\/Marked true/);
    expect(raw).toMatch(/\/Lang \(en-US\)/);
    const pages = raw.match(/\/Type \/Page\b(?!s)/g)!.length;
    expect(pages).toBeGreaterThan(20);
    const text = textOfPdf(body);
    if (text === undefined) return skip('pdftotext (poppler-utils) is not there');
    expect(text.split('\f').length - 1).toBe(pages);
    const found = squeezed(text);
    const { profile } = input;
    const missing = [
      profile.diagnosis!.bottleneck,
      ...profile.diagnosis!.moves.map(({ sign }) => sign),
      profile.businessAnalysis.positioning,
      ...profile.roadmap.ninetyDays,
      ...profile.strategies.aiTools,
      `2 / ${pages}`,
      `${pages} / ${pages}`,
    ].filter((words) => !found.includes(squeezed(words)));
    expect(missing).toEqual([]);
    for (const { title } of Object.values(profile.platformPrompts!).flat()) expect(found).toContain(squeezed(title));
  });

  it('handles unsupported scripts, endless words and long prompts, and notes omissions', async ({ skip }) => {
    const profile = withTexts(whole(), [nasty, 'a', 'b']);
    profile.platformPrompts!.veo3![0]!.prompt = 'ąęść '.repeat(400);
    const { body } = await exportFile('pdf', exported({ businessName: `${nasty.slice(0, 99)}`, profile }));
    const text = textOfPdf(body);
    if (text === undefined) return skip('pdftotext (poppler-utils) is not there');
    expect(text).toContain('Łódź Viet Nam');
    expect(text).toContain('characters this file has no font for');
    expect(squeezed(text)).toContain('x'.repeat(900));
    expect(text).not.toContain('🔥');
  });

  it('supports old-format profiles and profiles without prompts', async () => {
    const { platformPrompts: _none, ...bare } = whole();
    const older = { ...bare, prompts: [{ title: 'First', prompt: 'Write a page', useCase: 'A start' }] };
    for (const profile of [bare, older]) {
      const { body } = await exportFile('pdf', exported({ profile }));
      expect(body.toString('latin1')).toContain('%%EOF');
    }
  });
});

describe('file names', () => {
  it.each([
    ['Bay Breeze Cooling', 'bay-breeze-cooling-marketing-profile.pdf'],
    ['Łukasz & Söhne', 'lukasz-sohne-marketing-profile.pdf'],
    ['../../etc/passwd\r\nX: y', 'etc-passwd-x-y-marketing-profile.pdf'],
    ['北京', 'marketing-profile.pdf'],
  ])('turn %j into %s', async (businessName, name) => {
    const { platformPrompts: _none, ...bare } = whole();
    expect((await exportFile('pdf', exported({ businessName, profile: bare }))).name).toBe(name);
  });
});

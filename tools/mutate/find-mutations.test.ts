import { describe, expect, it } from 'vitest';
import { findMutations, applyMutation } from './find-mutations.ts';

const list = (text: string) => findMutations('server/sample/file.ts', text);
const describeAll = (text: string) => list(text).map(({ kind, before, after }) => `${kind}: ${before} → ${after}`);
const applied = (text: string) => list(text).map((mutation) => applyMutation(text, mutation));

describe('the mutations of a file', () => {
  it.each([
    ['a < b;', 'a <= b;'],
    ['a <= b;', 'a < b;'],
    ['a > b;', 'a >= b;'],
    ['a >= b;', 'a > b;'],
    ['a === b;', 'a !== b;'],
    ['a !== b;', 'a === b;'],
    ['a && b;', 'a || b;'],
    ['a || b;', 'a && b;'],
    ['a + 1;', 'a - 1;'],
    ['a - 1;', 'a + 1;'],
    ['f(!a);', 'f(a);'],
    ['f(true);', 'f(false);'],
    ['f({ on: false });', 'f({ on: true });'],
  ])('change %s to %s alone', (before, after) => {
    expect(applied(before)).toEqual([after]);
  });

  it('make the condition of an if true or false, and remove guards', () => {
    const guard = 'function f() { if (a) throw b; }';
    expect(applied(guard)).toEqual([
      'function f() { if (true) throw b; }',
      'function f() { if (false) throw b; }',
      'function f() { ; }',
    ]);
    expect(describeAll(guard).at(-1)).toBe('guard: if (a) throw b; → (dropped)');
    expect(list('function f() { if (a) { log(b); return; } }').map(({ kind }) => kind)).toContain('guard');
    expect(list('function f() { if (a) b(); }').map(({ kind }) => kind)).toEqual(['condition', 'condition']);
    expect(list('function f() { if (a) return b; else c(); }').map(({ kind }) => kind)).not.toContain('guard');
  });

  it('remove calls that only check, also methods and awaited ones', () => {
    expect(applied('authorize(a);')).toEqual([';']);
    expect(applied('await this.context.requireViewer(a);')).toEqual([';']);
    expect(applied('const a = requireViewer(b); store(a); checked(a); assertion(a);')).toEqual([]);
  });

  it('do not change types, decorators, texts and comments', () => {
    expect(list('type A = true; let a: false; // a < b')).toEqual([]);
    expect(list('class A { @Field({ nullable: true }) a = 1; }')).toEqual([]);
    expect(list('const a = "a < b" + b; const c = `a && ${b}`; const d = !!e;')).toEqual([]);
  });

  it('have a position and a one-line description', () => {
    const [found] = list(`const a = 1;\n\nconst b =\n  a <\n  ${'x'.repeat(200)};`);
    expect(found).toMatchObject({ path: 'server/sample/file.ts', line: 4, kind: 'comparison' });
    expect(found?.before).toMatch(/^a < x{93}\.\.\.$/);
  });
});

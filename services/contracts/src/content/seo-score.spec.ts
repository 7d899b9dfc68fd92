import { describe, expect, it } from '@jest/globals';
import { SEO_CHECKS, seoGrade, seoScore, type ScoredSeo } from './seo-score.ts';

const text = (length: number) => 'x'.repeat(length);

describe('seoScore', () => {
  it.each<[string, ScoredSeo, number]>([
    ['an empty record', {}, 0],
    ['a title of 29 characters', { title: text(29) }, 0],
    ['a title of 30 characters', { title: text(30) }, 20],
    ['a title of 60 characters', { title: text(60) }, 20],
    ['a title of 61 characters', { title: text(61) }, 0],
    ['a description of 119 characters', { description: text(119) }, 0],
    ['a description of 120 characters', { description: text(120) }, 20],
    ['a description of 160 characters', { description: text(160) }, 20],
    ['a description of 161 characters', { description: text(161) }, 0],
    ['two keywords and a blank one', { keywords: 'a, ,b' }, 0],
    ['three keywords', { keywords: 'a,b , c' }, 15],
    ['an empty social title', { ogTitle: '' }, 0],
    ['a social title of 1 character', { ogTitle: 'x' }, 10],
    ['a social title of 60 characters', { ogTitle: text(60) }, 10],
    ['a social title of 61 characters', { ogTitle: text(61) }, 0],
    ['a social description of 160 characters', { ogDescription: text(160) }, 10],
    ['a social description of 161 characters', { ogDescription: text(161) }, 0],
    ['a social image on the web', { ogImage: 'https://example.com/a.jpg' }, 10],
    ['a social image by its path', { ogImage: '/a.jpg' }, 0],
    ['a social image with another scheme', { ogImage: 'httpx://example.com/a.jpg' }, 0],
    ['reviews', { reviewsEnabled: true, reviewCount: 1, averageRating: '0.1' }, 10],
    ['disabled reviews', { reviewsEnabled: false, reviewCount: 1, averageRating: '4.5' }, 0],
    ['reviews without a count', { reviewsEnabled: true, reviewCount: 0, averageRating: '4.5' }, 0],
    ['reviews without an average', { reviewsEnabled: true, reviewCount: 9, averageRating: '0.0' }, 0],
    ['a canonical URL', { canonicalUrl: 'http://example.com/' }, 5],
    ['a canonical path', { canonicalUrl: '/services' }, 0],
  ])('gives %s its points', (_what, record, score) => {
    expect(seoScore(record).score).toBe(score);
  });

  it('has eight checks that add up to 100', () => {
    const complete: ScoredSeo = {
      title: text(45),
      description: text(140),
      keywords: 'a,b,c',
      ogTitle: 'x',
      ogDescription: 'x',
      ogImage: 'https://example.com/a.jpg',
      canonicalUrl: 'https://example.com/',
      reviewsEnabled: true,
      reviewCount: 3,
      averageRating: '4.0',
    };

    const { score, passed, checks } = seoScore(complete);

    expect({ score, passed }).toEqual({ score: 100, passed: 8 });
    expect(checks.map(({ name }) => name)).toEqual(SEO_CHECKS.map(({ name }) => name));
    expect(checks.map(({ points }) => points)).toEqual([20, 20, 15, 10, 10, 10, 10, 5]);
  });
});

describe('seoGrade', () => {
  it.each([
    [100, 'Excellent'],
    [85, 'Excellent'],
    [84, 'Good'],
    [70, 'Good'],
    [69, 'Fair'],
    [50, 'Fair'],
    [49, 'Needs Work'],
    [30, 'Needs Work'],
    [29, 'Poor'],
    [0, 'Poor'],
  ])('calls %i %s', (score, grade) => {
    expect(seoGrade(score)).toBe(grade);
  });
});

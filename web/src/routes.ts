/** Every page with its path. */
import type { Route } from './lib/router.svelte';

export const ROUTES: Route[] = [
  { path: '/', title: 'title-home', load: () => import('./pages/home/Home.svelte') },
  { path: '/match/:code', title: 'title-match', load: () => import('./pages/match/MatchPage.svelte') },
  {
    path: '/invitation/:code',
    title: 'title-invitation',
    load: () => import('./pages/home/Invitation.svelte'),
  },
  {
    path: '/matches',
    words: ['account'],
    title: 'title-matches',
    load: () => import('./pages/matches/Matches.svelte'),
  },
  {
    path: '/live',
    words: ['replay'],
    title: 'title-live',
    load: () => import('./pages/live/LivePage.svelte'),
  },
  {
    path: '/leaderboard',
    words: ['account'],
    title: 'title-leaderboard',
    load: () => import('./pages/leaderboard/Leaderboard.svelte'),
  },
  {
    path: '/competitions',
    words: ['competitions'],
    title: 'title-competitions',
    load: () => import('./pages/competitions/Competitions.svelte'),
  },
  {
    path: '/competitions/new',
    words: ['competitions', 'advanced'],
    title: 'comp-new',
    load: () => import('./pages/competitions/NewCompetition.svelte'),
  },
  {
    path: '/competitions/:code',
    words: ['competitions', 'advanced'],
    title: 'title-competition',
    load: () => import('./pages/competitions/CompetitionPage.svelte'),
  },
  {
    path: '/table',
    words: ['bench'],
    title: 'title-table',
    load: () => import('./pages/table/TablePage.svelte'),
  },
  {
    path: '/board',
    words: ['bench'],
    title: 'title-board',
    load: () => import('./pages/board/BoardPage.svelte'),
  },
  {
    path: '/replay/:code',
    words: ['replay'],
    title: 'title-replay',
    load: () => import('./pages/replay/ReplayPage.svelte'),
  },
  {
    path: '/replay',
    words: ['replay'],
    title: 'title-replay',
    load: () => import('./pages/replay/ReplayPage.svelte'),
  },
  {
    path: '/learn',
    words: ['lessons', 'more'],
    title: 'title-learn',
    load: () => import('./pages/learn/Learn.svelte'),
  },
  {
    path: '/learn/first',
    words: ['lessons', 'hints'],
    title: 'title-learn',
    load: () => import('./pages/learn/First.svelte'),
  },
  {
    path: '/learn/:lesson',
    words: ['lessons', 'more'],
    title: 'title-learn',
    load: () => import('./pages/learn/LessonPage.svelte'),
  },
  {
    path: '/puzzles',
    words: ['lessons'],
    title: 'title-puzzles',
    load: () => import('./pages/puzzles/PuzzlePage.svelte'),
  },
  {
    path: '/rules',
    words: ['rulebook'],
    title: 'title-rules',
    load: () => import('./pages/learn/Rules.svelte'),
  },
  {
    path: '/players/:name',
    words: ['account'],
    title: 'title-player',
    load: () => import('./pages/account/Player.svelte'),
  },
  {
    path: '/account',
    words: ['account'],
    title: 'title-account',
    load: () => import('./pages/account/Account.svelte'),
  },
  {
    path: '/settings',
    words: ['account'],
    title: 'title-settings',
    load: () => import('./pages/account/Settings.svelte'),
  },
];

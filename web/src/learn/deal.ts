/** The seed of the first game: you start, and your pack has all four colours. */
export const FIRST_DEAL = "d4ae0078aa7622026a86383f11ac8cd58cfefbba72f9ed8a5c4f5dcfb83fa900";

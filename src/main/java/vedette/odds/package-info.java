/**
 * The ways of answering an umpire, and what comes out: every roll, the battle chain, exact and
 * sampled odds; imports {@code dice} and {@code fight}.
 */
package vedette.odds;

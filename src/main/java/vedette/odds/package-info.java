/**
 * The ways of answering an umpire, and what comes out: every roll, the graph of states, exact and
 * sampled odds; imports {@code dice}, {@code fight}, {@code question} and {@code work}.
 */
package vedette.odds;

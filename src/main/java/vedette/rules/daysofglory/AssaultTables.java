package vedette.rules.daysofglory;

/**
 * The tables that a close assault consults.
 *
 * @param factors what a side adds to its die
 * @param automatic what wins without dice
 * @param outnumbering steps by percent of the enemy's stands
 * @param victories what is won by how much
 */
record AssaultTables(
    Factors factors, Factors automatic, Outnumbering outnumbering, VictoryScale victories) {}

package vedette.odds;

import java.io.Serializable;
import java.util.List;
import java.util.Map;

/**
 * What was counted of battles of a fight: all that a part of a sample has to hand on so that the
 * parts give the odds of the whole.
 *
 * @param battles how many were played
 * @param undecided how many of them came to no end
 * @param cutOff how many of those were cut off
 * @param readings ids of the readings that the rules consulted
 * @param measures by measure, in the fight's order, how often each value came about
 * @param outcomes how often the values of all joint measures came together
 */
public record Counted(
    long battles,
    long undecided,
    long cutOff,
    List<String> readings,
    List<Map<Comparable<?>, Long>> measures,
    Map<List<Comparable<?>>, Long> outcomes)
    implements Serializable {}

package vedette.system;

import vedette.fight.BySide;

/**
 * What the file has the sides decide, unless a request says otherwise.
 *
 * @param losses in which order units take losses
 * @param retreat when a side or a unit retreats where it may
 */
public record Doctrines(BySide<LossOrder> losses, BySide<Rule> retreat) {}

package vedette.rules.musketpike;

import java.util.List;
import java.util.Set;
import vedette.fight.Side;
import vedette.rules.HasBest;
import vedette.rules.HasVariants;
import vedette.table.Tables;

/** A request for a fight that can come to a melee: who goes in, and who retreats before it. */
interface MeleeDoctrines extends HasBest, HasVariants {
  @Override
  default List<String> tried(String parameter, Tables inForce) {
    return parameter.equals("melee") || parameter.equals("evade")
        ? ColumnDoctrine.tried(inForce)
        : HasBest.super.tried(parameter, inForce);
  }

  @Override
  default Set<Side> deciders(String parameter) {
    return switch (parameter) {
      case "melee" -> Set.of(Side.ATTACKER);
      case "evade" -> Set.of(Side.DEFENDER);
      default -> HasBest.super.deciders(parameter);
    };
  }

  /** Who never goes in fires as those do who go nowhere. */
  @Override
  default boolean isReadOutside(String parameter, Tables inForce) {
    return parameter.equals("melee");
  }
}

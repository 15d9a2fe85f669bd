package vedette.rules.musketpike;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import vedette.rules.EngagementType;
import vedette.rules.GameSystem;
import vedette.rules.Variant;
import vedette.rules.musketpike.activation.ActivationEngagement;
import vedette.rules.musketpike.activation.ActivationSetup;
import vedette.rules.musketpike.activation.ActivationState;
import vedette.rules.musketpike.activation.AssaultEngagement;
import vedette.rules.musketpike.alternating.AlternatingResult;
import vedette.rules.musketpike.alternating.AlternatingSetup;
import vedette.rules.musketpike.chits.ArrivalEngagement;
import vedette.rules.musketpike.chits.ChitsEngagement;
import vedette.rules.musketpike.chits.InitiativeEngagement;
import vedette.rules.musketpike.fire.FireEngagement;
import vedette.rules.musketpike.fire.FireTables;
import vedette.rules.musketpike.melee.MeleeTables;
import vedette.rules.musketpike.rally.RallyEngagement;
import vedette.rules.musketpike.units.Ground;
import vedette.rules.musketpike.units.MusketPikeVariant;
import vedette.rules.musketpike.units.UnitTables;
import vedette.table.Tables;

/** The engagements of Revised Musket &amp; Pike. */
public final class MusketPike implements GameSystem {
  /** The system's id. */
  public static final String ID = "musket-pike";

  /** The tables that an activation consults. */
  private static final List<String> OF_ACTIVATION =
      Stream.concat(FireTables.ALL.stream(), MeleeTables.ALL.stream()).distinct().toList();

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String title() {
    return "Revised Musket & Pike";
  }

  private static Map<String, List<String>> words(Tables inForce) {
    UnitTables tables = UnitTables.of(inForce);
    return Map.of("terrain", Ground.words(tables.terrain), "calibre", tables.calibres());
  }

  @Override
  public List<Variant> variants() {
    return List.of(MusketPikeVariant.values());
  }

  @Override
  public List<EngagementType<?>> engagements() {
    return List.of(
        new EngagementType<>(
                ID,
                "fire",
                "fire combat: one or several shots at one target in one phase",
                FireEngagement.Request.class,
                (request, wish, tables) -> new FireEngagement(request, tables).engagement(),
                FireTables.ALL,
                List.of(),
                List.of(
                    "--target \"cav 3/3 ql7; moving\" --shooter \"art 12lb; range 1\" --shooter"
                        + " \"li 1\""),
                "The target loses {+defenderLosses} strength points on average; it is disordered"
                    + " {defenderDisordered} of the time; it retreats"
                    + " {defenderRetreated}; it is destroyed {+defenderEliminated}")
            .withTableWords(MusketPike::words),
        new EngagementType<>(
                ID,
                "melee",
                "melee: one roll and its consequences",
                AssaultEngagement.MeleeRequest.class,
                (request, wish, tables) -> AssaultEngagement.melee(request, wish, tables),
                MeleeTables.ALL,
                List.of(),
                List.of(
                    "--attacker \"hi2 16/16 ql7\" --defender \"hi2 19/20 ql5 disordered\"",
                    "--attacker \"cav 3/3 ql7\" --defender \"li 1/1 ql4, art 12lb; in redoubt\""
                        + " --from flank"),
                AssaultEngagement.MELEE_SUMMARY)
            .withTableWords(MusketPike::words)
            .ending(ActivationState.Ending::explained),
        new EngagementType<>(
                ID,
                "assault",
                "assault: artillery, defensive and advancing fire, melee, over activations",
                AssaultEngagement.Request.class,
                (request, wish, tables) -> AssaultEngagement.assault(request, wish, tables),
                OF_ACTIVATION,
                List.of(),
                List.of(
                    "--attacker \"hi2 16/16 ql7\""
                        + " --defender \"li 1/1 ql4, art 12lb ql6; in redoubt\""),
                ActivationState.SUMMARY)
            .withTableWords(MusketPike::words)
            .ending(ActivationState.Ending::explained),
        new EngagementType<>(
                ID,
                "activation",
                "activation of several stacks against several, phase by phase",
                ActivationSetup.Request.class,
                (request, wish, tables) -> ActivationSetup.of(request, wish, tables),
                OF_ACTIVATION,
                List.of(),
                List.of(
                    "--attacker \"hi1 8/8 ql7; against 1\""
                        + " --attacker \"cav 3/3 ql7; against 2\""
                        + " --defender \"hi1 6/6 ql5\" --defender \"hi1 4/6 ql5\"",
                    "--attacker \"A: hi1 8/8 ql6; against X; fires-at Y X\""
                        + " --attacker \"B: cav 3/3 ql7; against Y\""
                        + " --attacker \"C: li 2/2 ql5; fires-at Y\""
                        + " --defender \"X: hi1 6/6 ql6\" --defender \"Y: cav 2/3 ql5\""
                        + " --melee-order B,A"),
                ActivationEngagement.Result.SUMMARY)
            .withTableWords(MusketPike::words)
            .ending(ActivationState.Ending::explained),
        new EngagementType<>(
                ID,
                "turns",
                "activations of both sides in a row, each by its order",
                AlternatingSetup.Request.class,
                (request, wish, tables) -> AlternatingSetup.of(request, wish, tables),
                OF_ACTIVATION,
                List.of(),
                List.of(
                    "--attacker \"hi2 16/16 ql7\" --defender \"hi2 16/16 ql7\""
                        + " --orders charge,march,march",
                    "--attacker \"hi2 16/16 ql7\" --defender \"li 1/1 ql4, art 12lb ql6; in"
                        + " redoubt\" --distance 8 --orders \"march 4,fire,charge\""),
                AlternatingSetup.SUMMARY)
            .withTableWords(MusketPike::words)
            .ending(AlternatingResult.Ending::explained),
        new EngagementType<>(
                ID,
                "rally",
                "rally of disordered units at the end of activations",
                RallyEngagement.Request.class,
                (request, wish, tables) -> new RallyEngagement(request, tables).engagement(),
                List.of(UnitTables.MORALE_LOSSES),
                List.of(),
                List.of(
                    "--unit \"hi2 13/20 ql5 disordered\" --unit \"cav 3/4 ql7 disordered leader\""),
                "All disordered units rally {+success} of the time; {+rallied} units rally on"
                    + " average")
            .withTableWords(MusketPike::words),
        new EngagementType<>(
            ID,
            "initiative",
            "initiative, turn by turn",
            InitiativeEngagement.Request.class,
            (request, wish, tables) -> new InitiativeEngagement(request).engagement(),
            List.of(),
            List.of(),
            List.of("--holder own --turns 6"),
            "Own side has the initiative in the last turn {+ownInitiative} of the time; "
                + "and in {+turnsOwn} turns on average"),
        new EngagementType<>(
            ID,
            "chits",
            "order in which the chits of both sides are drawn, over turns",
            ChitsEngagement.Request.class,
            (request, wish, tables) -> new ChitsEngagement(request).engagement(),
            List.of(),
            List.of(),
            List.of(
                "--own Left,Centre --enemy Right,Horse --turns 2",
                "--own Left,Centre --enemy Right --lost Left --first own"),
            "The first wing compared acts before the second in the last turn {+success} of the"
                + " time; own side has the initiative then {ownInitiative}"),
        new EngagementType<>(
            ID,
            "arrival",
            "arrival of the Transylvanians at White Mountain",
            ArrivalEngagement.Request.class,
            (request, wish, tables) -> new ArrivalEngagement(request, tables).engagement(),
            List.of(ArrivalEngagement.TABLE),
            List.of(),
            List.of("--turns 7"),
            "Both groups arrive {+bothArrived} of the time; the eastern group {+easternArrived}; "
                + "the western group {+westernArrived}"));
  }
}

package vedette.study.sweep;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import vedette.dice.Xoroshiro;
import vedette.form.Field;
import vedette.form.RecordWriter;
import vedette.json.JsonHash;
import vedette.odds.answer.Method;
import vedette.question.Figure;
import vedette.study.sweep.Template.SweptPlace;

/** The description of a sweep. */
public record SweepHead(
    @Field(text = "The version of the program.") String vedette,
    @Field(text = "The id of the rule system.") String system,
    @Field(text = "The kind of fight.") String engagement,
    @Field(
            text =
                "The texts of the request, by parameters, with what is swept; if that is several"
                    + " directories of tables, also `tables`.")
        Map<String, List<String>> request,
    @Field(text = "What is swept: one or two places, or more.") List<SweptPlace> swept,
    @Field(text = "The tables that the fights may consult, each once.") List<TableSummary> tables,
    @Field(text = "The figures that were named; none for those of the whole sides.")
        List<String> asked,
    @Field(text = "The figures that each cell has.") List<Figure> figures,
    @Field(text = "The method; with auto each cell has its own.") Method method,
    @Field(text = "Above how many states a cell is sampled; null unless the method is auto.")
        Optional<Long> maxStates,
    @Field(text = "The battles that are sampled for a cell; null if none may be.")
        Optional<Long> trials,
    @Field(text = "The precision at which sampling stops; 0 for never, null if none may be.")
        Optional<Double> precision,
    @Field(text = "The seed from which that of each cell is derived; null if none may be.")
        Optional<Long> seed) {

  /** Returns whether all cells are exact. */
  public boolean isExact() {
    return method == Method.EXACT;
  }

  /** Returns the number of cells. */
  public int cells() {
    int cells = 1;
    for (SweptPlace place : swept) {
      cells = Math.multiplyExact(cells, place.values().size());
    }
    return cells;
  }

  /** Returns the seed of a cell, which depends only on the sweep's seed and the cell. */
  long seed(int cell) {
    return Xoroshiro.seeded(Xoroshiro.seeded(seed.orElse(0L)).next() + cell).next();
  }

  /** Returns the values of a cell, in the order of the swept places. */
  public List<String> values(int cell) {
    return Template.values(swept, cell);
  }

  /** Returns a hash of the description. */
  String hash() {
    JsonHash hash = new JsonHash();
    hash.add(RecordWriter.text(this));
    return hash.hex();
  }
}

package vedette.spark;

import java.io.Serializable;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import vedette.work.Deadline;
import vedette.work.Work;
import vedette.work.Workers;

/** The machines of a Spark cluster. The connection is opened when there is work. */
final class SparkWorkers implements Workers, AutoCloseable {
  /** The number of shards of the work; an option of this program, given to Spark. */
  static final String SHARES = "spark.vedette.shards";

  private static final int LEAST_SHARES = 64;
  private static final int SHARES_A_CORE = 32;

  private final Supplier<Preparation> preparation;
  private JavaSparkContext context;

  /**
   * Creates the workers of the cluster that spark-submit names.
   *
   * @param preparation returns what is sent to them, called after all input has been read
   */
  SparkWorkers(Supplier<Preparation> preparation) {
    this.preparation = preparation;
  }

  @Override
  public <T extends Serializable> void run(
      Work<T> work,
      int[] pieces,
      int threads,
      Deadline deadline,
      ResultTaker<T> resultTaker,
      IntConsumer progress) {
    if (pieces.length > 0) {
      begin();
      TransferredWork transferredWork = new TransferredWork(preparation.get(), work.hash());
      new Job<>(context, transferredWork, pieces, shares(pieces.length), resultTaker)
          .run(deadline, progress);
    }
  }

  private void begin() {
    if (context == null) {
      SparkConf conf = new SparkConf();
      conf.setIfMissing("spark.master", "local[*]");
      conf.setIfMissing("spark.app.name", "vedette");
      conf.setIfMissing("spark.log.level", "WARN");
      context = new JavaSparkContext(conf);
    }
  }

  /**
   * Returns the number of shards. They are small: a lost machine loses little, and all end at about
   * the same time.
   */
  private int shares(int pieces) {
    int cores = context.sc().defaultParallelism();
    int wanted = context.getConf().getInt(SHARES, Math.max(LEAST_SHARES, SHARES_A_CORE * cores));
    return Math.max(1, Math.min(pieces, wanted));
  }

  @Override
  public void close() {
    if (context != null) {
      context.close();
    }
  }
}
